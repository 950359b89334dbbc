import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { archiveCompetitor } from '#app/research/services/competitors/archive-competitor.ts'
import { createCompetitor } from '#app/research/services/competitors/create-competitor.ts'
import { exportCompetitors } from '#app/research/services/competitors/export-competitors.ts'
import { placeSource } from '#app/research/services/competitors/place-source.ts'
import { readCompetitor } from '#app/research/services/competitors/read-competitor.ts'
import { readCompetitors } from '#app/research/services/competitors/read-competitors.ts'
import { removeCompetitor } from '#app/research/services/competitors/remove-competitor.ts'
import { removeEvidence } from '#app/research/services/competitors/remove-evidence.ts'
import { restoreCompetitor } from '#app/research/services/competitors/restore-competitor.ts'
import { restoreEvidence } from '#app/research/services/competitors/restore-evidence.ts'
import { saveCompetitor } from '#app/research/services/competitors/save-competitor.ts'
import { addEvidence } from '#app/watch/services/answers/add-evidence.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import { makeIdea } from '#app/watch/services/make-idea.ts'
import { readFeed } from '#app/watch/services/read-feed.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { COMPETITOR_LIMITS } from '#core/research/competitor.ts'
import { addDays } from '#core/shared/time.ts'
import { insertItems } from '#db/queries/watch/items.ts'
import { insertSource } from '#db/queries/watch/sources.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const SHEET = {
  name: 'Flat Pack Friends',
  site: 'https://flatpack.example/',
  promise: 'A table in two weeks',
  price: 'from £199',
  strengths: 'Fast',
  gaps: 'Thin tops',
  ourAnswer: 'Ours is mended, not thrown away.',
}
const FEED = {
  state: 'new',
  sourceId: null,
  competitorId: null,
  search: '',
  page: 1,
  markedId: null,
} as const

describeOnDatabase('competitors', database => {
  const founder = async (tier: 'pro' | 'collective' = 'collective') => {
    const owner = await ownerOn(database().db, tier)
    return { owner, ctx: await acting(database().db, owner, '/app/brand-watch') }
  }

  const add = async (ctx: WorkspaceContext, name = SHEET.name) => {
    const result = await createCompetitor(ctx, { name, idempotencyKey: randomUUID() })
    if (!result.ok) throw new Error(result.reason)
    return result.competitorId
  }

  /** A source with items of these titles, the newest first. */
  const follow = async (ctx: WorkspaceContext, host: string, titles: readonly string[]) => {
    const { workspace } = ctx
    const ids = titles.map(() => randomUUID())
    const sourceId = await ctx.inWorkspace(async sql => {
      const source = { name: host, address: `https://${host}/`, site: '', host, nextAt: TEST_NOW }
      const id = await insertSource(sql, {
        workspace,
        source,
        marks: { etag: '', lastModified: '' },
        now: TEST_NOW,
      })
      const items = titles.map((title, at) => ({
        id: ids[at] ?? '',
        identity: `${at}`,
        guid: '',
        title,
        summary: `What ${title} says.`,
        author: '',
        address: `https://${host}/${at}`,
        publishedAt: addDays(TEST_NOW, -at - 1),
        isHidden: false,
        foldedInto: null,
      }))
      await insertItems(sql, { workspace, sourceId: id ?? '', items, now: TEST_NOW })
      return id ?? ''
    })
    return { sourceId, ids }
  }

  it('begins a sheet once for a key, saves it, and tells of a save that came between', async () => {
    const { ctx } = await founder()
    const key = { name: SHEET.name, idempotencyKey: 'the-same-key' }
    const [first, second] = [await createCompetitor(ctx, key), await createCompetitor(ctx, key)]
    expect(second).toEqual(first)
    const id = first.ok ? first.competitorId : ''
    expect(await saveCompetitor(ctx, { id, version: 1, competitor: SHEET })).toEqual({ ok: true })
    expect(await saveCompetitor(ctx, { id, version: 1, competitor: SHEET }), 'pressed twice').toEqual({
      ok: true,
    })
    const late = await saveCompetitor(ctx, { id, version: 1, competitor: { ...SHEET, price: 'free' } })
    expect(late).toMatchObject({
      reason: 'changed_elsewhere',
      competitor: { price: 'from £199', version: 2 },
    })
    expect((await readCompetitor(ctx, { id, removed: null }))?.competitor).toMatchObject(SHEET)
  })

  it('groups sources, each under one competitor, and counts what they brought', async () => {
    const { ctx } = await founder()
    const [one, two] = [await add(ctx, 'One'), await add(ctx, 'Two')]
    const { sourceId } = await follow(ctx, 'one.example', ['A sale on tables', 'A new saw'])
    await follow(ctx, 'other.example', ['Weather for farmers'])
    await placeSource(ctx, { id: two, sourceId, isTheirs: true })
    await placeSource(ctx, { id: one, sourceId, isTheirs: true })
    const { competitors } = await readCompetitors(ctx, { removed: null })
    expect(competitors.map(({ name, sources, recent }) => [name, sources, recent])).toEqual([
      ['One', 1, 2],
      ['Two', 0, 0],
    ])
    const titles = async (competitorId: string) =>
      (await readFeed(ctx, { ...FEED, competitorId })).items.rows.map(({ title }) => title)
    expect(await titles(one)).toEqual(['A sale on tables', 'A new saw'])
    expect(await titles(two)).toEqual([])
    await placeSource(ctx, { id: one, sourceId, isTheirs: false })
    expect(await titles(one)).toEqual([])
    expect(await placeSource(ctx, { id: one, sourceId: randomUUID(), isTheirs: true })).toMatchObject({
      reason: 'not_found',
    })
  })

  it('keeps the words of evidence when their source goes, once for each item, and takes it off and puts it back', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    const { sourceId, ids } = await follow(ctx, 'one.example', ['A sale on tables'])
    const press = { itemId: ids[0] ?? '', competitorId: id }
    expect(await addEvidence(ctx, press)).toEqual({ ok: true, name: SHEET.name })
    await addEvidence(ctx, press)
    const evidence = async () => (await readCompetitor(ctx, { id, removed: null }))?.evidence ?? []
    const [kept] = await evidence()
    expect(await evidence()).toHaveLength(1)
    expect((await readFeed(ctx, { ...FEED, state: 'saved' })).items.rows).toMatchObject([
      { competitors: [{ id, name: SHEET.name }] },
    ])
    await removeSource(ctx, { id: sourceId })
    expect(await evidence()).toMatchObject([
      {
        title: 'A sale on tables',
        quote: 'What A sale on tables says.',
        source: 'one.example',
        itemId: null,
      },
    ])
    await removeEvidence(ctx, { id: kept?.id ?? '' })
    expect(await evidence()).toEqual([])
    expect((await readCompetitor(ctx, { id, removed: kept?.id ?? '' }))?.undo?.title).toBe('A sale on tables')
    expect(await restoreEvidence(ctx, { id: kept?.id ?? '' })).toEqual({ ok: true })
    expect(await evidence()).toHaveLength(1)
  })

  it('shows the post that answers an item with who followed its links and who got in touch', async () => {
    const { ctx } = await founder()
    const { workspace } = ctx
    const id = await add(ctx)
    const { sourceId, ids } = await follow(ctx, 'one.example', ['A sale on tables', 'A new saw'])
    await placeSource(ctx, { id, sourceId, isTheirs: true })
    const made = await makeIdea(ctx, { id: ids[0] ?? '' })
    const contentId = made.ok ? made.postId : ''
    await database().db.sql`
      with link as (
        insert into tracked_links (user_id, slug, target, network, content_id)
        values (${workspace}, 'answer-x7', 'https://ours.example/', 'linkedin', ${contentId}) returning id
      )
      insert into link_days (user_id, link_id, day, reason, visits)
      select ${workspace}, id, '2026-11-20'::date, reason, visits
      from link, (values ('', 12), ('bot', 40)) as d (reason, visits)
    `
    await database().db.sql`
      insert into leads (user_id, name, email, first_source, first_content_id, first_at)
      select ${workspace}, name, name || '@x.test', source, ${contentId}, now()
      from (values ('ann', 'form'), ('bob', 'import')) as p (name, source)
    `
    const view = await readCompetitor(ctx, { id, removed: null })
    expect(view?.answers).toMatchObject([
      { item: { title: 'A sale on tables' }, post: { id: contentId, status: 'idea', people: 12, leads: 1 } },
    ])
    const [acted] = (await readFeed(ctx, { ...FEED, state: 'acted' })).items.rows
    expect(acted?.answer).toMatchObject({ id: contentId, people: 12, leads: 1 })
  })

  it('is archived and brought back, deleted and put back whole', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    const { sourceId, ids } = await follow(ctx, 'one.example', ['A sale on tables'])
    await placeSource(ctx, { id, sourceId, isTheirs: true })
    await addEvidence(ctx, { itemId: ids[0] ?? '', competitorId: id })
    await archiveCompetitor(ctx, { id, isArchived: true })
    expect((await readFeed(ctx, FEED)).competitors).toEqual([])
    await archiveCompetitor(ctx, { id, isArchived: false })
    await removeCompetitor(ctx, { id })
    const gone = await readCompetitors(ctx, { removed: id })
    expect([gone.competitors, gone.undo?.name]).toEqual([[], SHEET.name])
    expect(await restoreCompetitor(ctx, { id })).toEqual({ ok: true })
    expect(await restoreCompetitor(ctx, { id })).toEqual({ ok: true })
    const view = await readCompetitor(ctx, { id, removed: null })
    expect([view?.sources.length, view?.evidence.length]).toEqual([1, 1])
  })

  it('holds the limit when many are added at once', async () => {
    const { ctx } = await founder()
    await database().db.sql`
      insert into competitors (user_id, name)
      select ${ctx.workspace}, 'No ' || n from generate_series(1, ${COMPETITOR_LIMITS.competitors - 1}) n
    `
    const presses = Array.from({ length: 10 }, () =>
      createCompetitor(ctx, { name: 'Another', idempotencyKey: randomUUID() }),
    )
    const results = await Promise.all(presses)
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is nobody else’s, for readers to read only, and on a lower plan still there', async () => {
    const { ctx, owner } = await founder()
    const { ctx: stranger } = await founder()
    const id = await add(ctx)
    const { sourceId, ids } = await follow(ctx, 'one.example', ['A sale on tables'])
    await addEvidence(ctx, { itemId: ids[0] ?? '', competitorId: id })
    const [evidence] = (await readCompetitor(ctx, { id, removed: null }))?.evidence ?? []
    const theirs = await add(stranger, 'Theirs')
    for (const refused of [
      await saveCompetitor(stranger, { id, version: 1, competitor: SHEET }),
      await archiveCompetitor(stranger, { id, isArchived: true }),
      await removeCompetitor(stranger, { id }),
      await placeSource(stranger, { id: theirs, sourceId, isTheirs: true }),
      await placeSource(ctx, { id: theirs, sourceId, isTheirs: true }),
      await addEvidence(stranger, { itemId: ids[0] ?? '', competitorId: theirs }),
      await removeEvidence(stranger, { id: evidence?.id ?? '' }),
      await restoreCompetitor(stranger, { id }),
    ])
      expect(refused).toMatchObject({ ok: false, reason: 'not_found' })
    expect(await readCompetitor(stranger, { id, removed: null })).toBeNull()

    const viewer = await memberOf(database().db, owner, 'viewer')
    const reader = await acting(database().db, viewer, '/app/brand-watch/competitors')
    expect((await readCompetitor(reader, { id, removed: null }))?.competitor.name).toBe(SHEET.name)
    expect(await removeCompetitor(reader, { id })).toMatchObject({ ok: false })

    const lower: WorkspaceContext = { ...ctx, tier: 'pro' }
    expect(await hasWatch(lower)).toBe(true)
    expect((await readCompetitors(lower, { removed: null })).competitors).toHaveLength(1)
    expect(await createCompetitor(lower, { name: 'More', idempotencyKey: randomUUID() })).toEqual({
      ok: false,
      reason: 'not_in_plan',
    })
    let file = ''
    for await (const piece of exportCompetitors(lower, { format: 'csv' })) file += piece
    expect(file).toContain(SHEET.name)
  })
})
