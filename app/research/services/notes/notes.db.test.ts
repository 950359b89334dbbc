import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { citeItem } from '#app/research/services/notes/cite-item.ts'
import { createNote } from '#app/research/services/notes/create-note.ts'
import { exportNote, exportNotes } from '#app/research/services/notes/export-notes.ts'
import { readNote } from '#app/research/services/notes/read-note.ts'
import { readNotes } from '#app/research/services/notes/read-notes.ts'
import { removeCitation } from '#app/research/services/notes/remove-citation.ts'
import { removeNote } from '#app/research/services/notes/remove-note.ts'
import { restoreCitation } from '#app/research/services/notes/restore-citation.ts'
import { restoreNote } from '#app/research/services/notes/restore-note.ts'
import { saveNote } from '#app/research/services/notes/save-note.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { NOTE_LIMITS } from '#core/research/notes/note.ts'
import { insertCompetitor } from '#db/queries/research/competitors.ts'
import { insertItems, updateItemState } from '#db/queries/watch/items.ts'
import { insertSource } from '#db/queries/watch/sources.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const ALL = { search: '', tag: '', competitorId: null, page: 1, removed: null } as const
const LOOK = { search: '', removed: null } as const
const TEXT = { title: 'Prices', body: 'They fell [1].', tags: ['price'], competitorId: null }

describeOnDatabase('research notes', database => {
  const founder = async () => {
    const owner = await ownerOn(database().db, 'collective')
    return { owner, ctx: await acting(database().db, owner, '/app/brand-watch/research') }
  }

  const add = async (ctx: WorkspaceContext, title = 'Prices') => {
    const result = await createNote(ctx, { title, idempotencyKey: randomUUID() })
    if (!result.ok) throw new Error(result.reason)
    return result.noteId
  }

  /** A saved item of a source. */
  const saved = async (ctx: WorkspaceContext, title: string, summary: string) => {
    const { workspace } = ctx
    const id = randomUUID()
    const sourceId = await ctx.inWorkspace(async sql => {
      const host = `${id}.example`
      const source = { name: 'The Letter', address: `https://${host}/`, site: '', host, nextAt: TEST_NOW }
      const marks = { etag: '', lastModified: '' }
      const made = await insertSource(sql, { workspace, source, marks, now: TEST_NOW })
      const item = {
        id,
        identity: id,
        guid: '',
        title,
        summary,
        author: '',
        address: `https://${host}/1`,
        publishedAt: TEST_NOW,
        isHidden: false,
        foldedInto: null,
      }
      await insertItems(sql, { workspace, sourceId: made ?? '', items: [item], now: TEST_NOW })
      await updateItemState(sql, { workspace, id, state: 'saved' })
      return made ?? ''
    })
    return { id, sourceId }
  }

  it('begins once for a key, saves, and tells of a save that came between', async () => {
    const { ctx } = await founder()
    const key = { title: 'Prices', idempotencyKey: 'the-same-key' }
    const [first, second] = [await createNote(ctx, key), await createNote(ctx, key)]
    expect(second).toEqual(first)
    const id = first.ok ? first.noteId : ''
    expect(await saveNote(ctx, { id, version: 1, note: TEXT })).toEqual({ ok: true })
    expect(await saveNote(ctx, { id, version: 1, note: TEXT }), 'pressed twice').toEqual({ ok: true })
    expect(await saveNote(ctx, { id, version: 1, note: { ...TEXT, body: 'Late' } })).toMatchObject({
      reason: 'changed_elsewhere',
      note: { body: 'They fell [1].', version: 2 },
    })
    const gone = { ...TEXT, competitorId: randomUUID() }
    expect(await saveNote(ctx, { id, version: 2, note: gone })).toEqual({ ok: true })
    expect((await readNote(ctx, { id, ...LOOK }))?.note.competitorId).toBeNull()
  })

  it('keeps what it cites when the item goes, and gives no number twice', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    const item = await saved(ctx, 'Rye is back', 'Bakers say so. Prices fell by *half*.')
    const cite = (sentence: number) => citeItem(ctx, { noteId: id, itemId: item.id, sentence })
    expect(await cite(1)).toEqual({ ok: true, number: 1 })
    expect(await cite(0)).toEqual({ ok: true, number: 2 })
    expect(await cite(9)).toEqual({ ok: false, reason: 'item_not_found' })
    const citations = async () => (await readNote(ctx, { id, ...LOOK }))?.citations ?? []
    const second = (await citations())[1]?.id ?? ''
    await removeCitation(ctx, { id: second })
    expect((await readNote(ctx, { id, search: '', removed: second }))?.undo?.title).toBe('Rye is back')
    expect(await cite(2)).toEqual({ ok: true, number: 3 })
    expect(await restoreCitation(ctx, { id: second })).toEqual({ ok: true })
    await removeSource(ctx, { id: item.sourceId })
    expect((await citations()).map(({ number, quote, itemId }) => [number, quote, itemId])).toEqual([
      [1, 'Prices fell by *half*.', null],
      [2, 'Bakers say so.', null],
      [3, 'Rye is back', null],
    ])
  })

  it('offers saved items that hold the words', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    await saved(ctx, 'Rye is back', 'Bakers say so.')
    await saved(ctx, 'Tables', 'Nothing about bread.')
    const found = async (search: string) =>
      (await readNote(ctx, { id, search, removed: null }))?.items.map(({ title }) => title)
    expect(await found('RYE')).toEqual(['Rye is back'])
    expect(await found('%')).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  it('is found by words, tag and competitor', async () => {
    const { ctx } = await founder()
    const { workspace } = ctx
    const rival = await ctx.inWorkspace(sql =>
      insertCompetitor(sql, { workspace, fields: { name: 'Rival' }, now: TEST_NOW }),
    )
    const [one, two] = [await add(ctx, 'Prices'), await add(ctx, 'Colours')]
    await saveNote(ctx, { id: one, version: 1, note: { ...TEXT, competitorId: rival } })
    await saveNote(ctx, { id: two, version: 1, note: { ...TEXT, title: 'Colours', tags: ['look'] } })
    const titles = async (over: object) =>
      (await readNotes(ctx, { ...ALL, ...over })).notes.rows.map(({ title }) => title)
    expect(await titles({ search: 'COLOUR' })).toEqual(['Colours'])
    expect(await titles({ tag: 'price' })).toEqual(['Prices'])
    expect(await titles({ competitorId: rival })).toEqual(['Prices'])
    expect(await titles({ competitorId: 'no id' })).toHaveLength(2)
    expect((await readNotes(ctx, ALL)).tags).toEqual([
      { tag: 'look', count: 1 },
      { tag: 'price', count: 1 },
    ])
  })

  it('leaves as Markdown in which what was quoted means nothing', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    await saveNote(ctx, { id, version: 1, note: TEXT })
    const item = await saved(ctx, 'Rye [is](javascript:x) back', 'Prices fell by *half*.')
    await citeItem(ctx, { noteId: id, itemId: item.id, sentence: 0 })
    const text = await exportNote(ctx, { id })
    expect(text).toContain('They fell [^source-1].')
    expect(text).toContain('[^source-1]: “Prices fell by \\*half\\*.” Rye \\[is\\]\\(javascript:x\\) back')
    expect(await exportNotes(ctx)).toContain('They fell [^note-1-source-1].')
  })

  it('is deleted and put back with what it cites', async () => {
    const { ctx } = await founder()
    const id = await add(ctx)
    const item = await saved(ctx, 'Rye is back', 'Bakers say so.')
    await citeItem(ctx, { noteId: id, itemId: item.id, sentence: 0 })
    await removeNote(ctx, { id })
    const gone = await readNotes(ctx, { ...ALL, removed: id })
    expect([gone.count, gone.undo?.title]).toEqual([0, 'Prices'])
    for (const _ of [1, 2]) expect(await restoreNote(ctx, { id })).toEqual({ ok: true })
    expect((await readNote(ctx, { id, ...LOOK }))?.citations).toHaveLength(1)
  })

  it('holds its limits when many press at once', async () => {
    const { ctx } = await founder()
    await database().db.sql`
      insert into research_notes (user_id, title)
      select ${ctx.workspace}, 'No ' || n from generate_series(1, ${NOTE_LIMITS.notes - 1}) n
    `
    const many = <Done>(press: () => Promise<Done>) => Promise.all(Array.from({ length: 10 }, press))
    const notes = await many(() => createNote(ctx, { title: 'More', idempotencyKey: randomUUID() }))
    expect(notes.filter(({ ok }) => ok)).toHaveLength(1)
    const [made] = notes.flatMap(result => (result.ok ? [result.noteId] : []))
    const item = await saved(ctx, 'Rye is back', 'Bakers say so. It fell. It rose. It is cheap. It sold.')
    const cite = (sentence: number) => citeItem(ctx, { noteId: made ?? '', itemId: item.id, sentence })
    const numberOf = (result: Awaited<ReturnType<typeof cite>>) => (result.ok ? result.number : 0)
    const same = await many(() => cite(0))
    expect(new Set(same.map(numberOf))).toEqual(new Set([1]))
    const numbers = await Promise.all([1, 2, 3, 4].map(cite))
    expect(numbers.map(numberOf).toSorted()).toEqual([2, 3, 4, 5])
  })

  it('is nobody else’s, for readers to read only, and on a lower plan still there', async () => {
    const { ctx, owner } = await founder()
    const { ctx: stranger } = await founder()
    const id = await add(ctx)
    const item = await saved(ctx, 'Rye is back', 'Bakers say so.')
    await citeItem(ctx, { noteId: id, itemId: item.id, sentence: 0 })
    const citation = (await readNote(ctx, { id, ...LOOK }))?.citations[0]?.id ?? ''
    const theirs = await add(stranger)
    for (const refused of [
      await saveNote(stranger, { id, version: 1, note: TEXT }),
      await removeNote(stranger, { id }),
      await restoreNote(stranger, { id }),
      await removeCitation(stranger, { id: citation }),
      await citeItem(stranger, { noteId: id, itemId: item.id, sentence: 0 }),
    ])
      expect(refused).toMatchObject({ ok: false, reason: 'not_found' })
    expect(await citeItem(stranger, { noteId: theirs, itemId: item.id, sentence: 0 })).toEqual({
      ok: false,
      reason: 'item_not_found',
    })
    expect(await readNote(stranger, { id, ...LOOK })).toBeNull()
    expect(await exportNote(stranger, { id })).toBeNull()

    const viewer = await memberOf(database().db, owner, 'viewer')
    const reader = await acting(database().db, viewer, '/app/brand-watch/research')
    expect((await readNote(reader, { id, ...LOOK }))?.note.title).toBe('Prices')
    expect(await removeNote(reader, { id })).toMatchObject({ ok: false })

    const lower: WorkspaceContext = { ...ctx, tier: 'pro' }
    expect(await exportNote(lower, { id })).toContain('# Prices')
    expect(await createNote(lower, { title: 'More', idempotencyKey: randomUUID() })).toEqual({
      ok: false,
      reason: 'not_in_plan',
    })
  })
})
