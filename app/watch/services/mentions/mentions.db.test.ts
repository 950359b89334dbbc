import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { markItem } from '#app/watch/services/mark-item.ts'
import { exportMentions } from '#app/watch/services/mentions/export-mentions.ts'
import { readMentionsPage } from '#app/watch/services/mentions/read-mentions-page.ts'
import { saveMentionWords } from '#app/watch/services/mentions/save-mention-words.ts'
import { saveSource } from '#app/watch/services/save-source.ts'
import { storeItems } from '#app/watch/services/store-items.ts'
import { addDays, addMs, HOUR_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertSource } from '#db/queries/watch/sources.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const filter = { thing: null, sentiment: null, sourceId: null, days: 30, page: 1 } as const
const noWords = { required: [], excluded: [] }

/** A workspace whose brand is Café Ada, with a source that has been followed for a month. */
async function founder(db: AdminDatabase) {
  const owner = await ownerOn(db, 'collective')
  const { account } = owner
  await db.sql`
    insert into user_clarify_data (user_id, clarify_data) values (${account.id}, '{"brand_name": "Café Ada"}')
    on conflict (user_id) do update set clarify_data = excluded.clarify_data
  `
  await db.sql`update profiles set full_name = 'Ada Byron' where id = ${account.id}`
  const ctx = contextFor(db, account, { tier: 'collective' })
  const sourceId = await follow(ctx)
  const store = (items: readonly { title: string; summary?: string; at?: Date | null }[], now = TEST_NOW) =>
    ctx.inWorkspace(sql =>
      storeItems(sql, {
        workspace: ctx.workspace,
        sourceId,
        items: items.map(({ title, summary = '', at = addMs(now, -HOUR_MS) }) => ({
          guid: randomUUID(),
          title,
          summary,
          author: '',
          address: '',
          publishedAt: at,
        })),
        words: noWords,
        now,
      }),
    )
  return { ctx, owner, sourceId, store }
}

async function follow(ctx: WorkspaceContext): Promise<string> {
  const host = `${randomUUID()}.example`
  const source = {
    name: 'The Loaf',
    address: `https://${host}/`,
    site: '',
    host,
    nextAt: addDays(TEST_NOW, 9),
  }
  const id = await ctx.inWorkspace(sql =>
    insertSource(sql, {
      workspace: ctx.workspace,
      source,
      marks: { etag: '', lastModified: '' },
      now: addDays(TEST_NOW, -30),
    }),
  )
  if (id === null) throw new Error('The source was not added')
  return id
}

const read = (ctx: WorkspaceContext, over = {}) => readMentionsPage(ctx, { ...filter, ...over })
const titles = async (ctx: WorkspaceContext, over = {}) =>
  (await read(ctx, over)).list.rows.map(({ title }) => title).sort()

/** Items that are told apart by every word, so that none is folded into another. */
const about = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `${name} ${['rye', 'oven', 'market', 'flour', 'salt', 'crust', 'queue', 'prize', 'street'][at]} ${at} ${randomUUID()}`,
  }))
const told = (ctx: WorkspaceContext) =>
  ctx.db.inWorkspace(
    ctx.workspace,
    sql => sql<{ details: { title: string; note: string }; path: string }[]>`
      select details, path from notifications where user_id = ${ctx.workspace} and event = 'mention_spike'
    `,
  )

describeOnDatabase('mentions', database => {
  it('are found as items come, several in one, with place, day, sentiment and the words that decided', async () => {
    const { ctx, store, sourceId } = await founder(database().db)
    await store([
      { title: 'Lunch at CAFE ADA', summary: 'Ada Byron bakes lovely bread.' },
      { title: 'Rye is back', summary: 'Nothing else.' },
    ])
    const page = await read(ctx)
    expect(page.list.rows).toMatchObject([
      {
        title: 'Lunch at CAFE ADA',
        things: ['Ada Byron', 'Café Ada'],
        titlePlaces: [{ start: 9, end: 17 }],
        summaryPlaces: [{ start: 0, end: 9 }],
        sentiment: 'positive',
        telling: ['lovely'],
      },
    ])
    expect(page.days).toHaveLength(30)
    expect(page.days.filter(({ count }) => count > 0)).toHaveLength(1)
    expect(page.things.map(({ kind }) => kind)).toEqual(['brand', 'founder'])
    for (const over of [{ thing: 'ada byron' }, { sentiment: 'positive' }, { sourceId }, { days: 7 }])
      expect(await titles(ctx, over), JSON.stringify(over)).toHaveLength(1)
    for (const over of [{ thing: 'rye' }, { sentiment: 'negative' }, { sourceId: randomUUID() }])
      expect(
        (await read(ctx, over)).days.some(({ count }) => count > 0),
        JSON.stringify(over),
      ).toBe(false)
    const pieces: string[] = []
    for await (const piece of exportMentions(ctx, { ...filter, format: 'csv' })) pieces.push(piece)
    expect(pieces.join('')).toContain(
      '"Ada Byron, Café Ada",Lunch at CAFE ADA,Ada Byron bakes lovely bread.,Positive,lovely',
    )
  })

  it('follow the words of the founder and the names of the workspace, also for what is there', async () => {
    const { ctx, store, owner } = await founder(database().db)
    await store([
      { title: 'Loafers meet', summary: 'A club.' },
      { title: 'Café Ada opens', summary: 'A cookery school of the same name, elsewhere.' },
    ])
    expect(await titles(ctx)).toEqual(['Café Ada opens'])
    expect(await saveMentionWords(ctx, { added: 'Loafers\nStart', excluded: 'cookery' })).toEqual({
      ok: true,
    })
    expect(await titles(ctx)).toEqual(['Loafers meet'])
    expect((await read(ctx)).things.filter(({ isCommon }) => isCommon).map(({ name }) => name)).toEqual([
      'Start',
    ])
    await saveMentionWords(ctx, { added: 'Loafers', excluded: '' })
    expect(await titles(ctx)).toEqual(['Café Ada opens', 'Loafers meet'])
    // A new name of the brand counts when somebody looks, and be it a reader.
    const { db } = database()
    await db.sql`update user_clarify_data set clarify_data = '{"brand_name": "Nobody’s"}' where user_id = ${ctx.workspace}`
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), '/app/brand-watch/mentions')
    const theirs = { ...viewer, workspace: ctx.workspace, now: ctx.now }
    expect(await titles(theirs)).toEqual(['Loafers meet'])
  })

  it('leave out what is hidden, folded or not relevant', async () => {
    const { ctx, store, sourceId } = await founder(database().db)
    await store([
      { title: 'Café Ada wins the great loaf prize of the year' },
      { title: 'Café Ada wins the great loaf prize of the year' },
      { title: 'A webinar with Café Ada' },
      { title: 'Another thing with Café Ada in Leeds' },
    ])
    expect(await titles(ctx)).toHaveLength(3)
    await saveSource(ctx, { id: sourceId, name: 'The Loaf', required: '', excluded: 'webinar' })
    expect(await titles(ctx)).toHaveLength(2)
    const { list } = await read(ctx)
    await markItem(ctx, { id: list.rows[0]?.id ?? '', state: 'not_relevant' })
    expect(await titles(ctx)).toHaveLength(1)
  })

  it('are told of once in 24 hours for each thing, when they are a spike', async () => {
    const { ctx, store } = await founder(database().db)
    await store(about('Café Ada', 4))
    expect(await told(ctx)).toEqual([])
    await store(about('Café Ada', 3))
    expect(await told(ctx)).toMatchObject([
      {
        details: { title: 'Café Ada', note: '7 items in 24 hours. In the week before it was none a day.' },
        path: '/app/brand-watch/mentions?what=cafe+ada&period=7',
      },
    ])
    await store(about('Café Ada', 5), addMs(TEST_NOW, HOUR_MS))
    expect(await told(ctx)).toHaveLength(1)
    await store(about('Ada Byron', 5), addMs(TEST_NOW, 2 * HOUR_MS))
    expect(await told(ctx)).toHaveLength(2)
    expect((await read(ctx, { thing: 'cafe ada' })).spikes).toHaveLength(1)
    // The next day is held against this one: 12 a day in the week before are a mean of 1.7 and a deviation of 4.2.
    const later = addDays(TEST_NOW, 1.2)
    await store(about('Café Ada', 9), later)
    expect(await told(ctx)).toHaveLength(2)
    await store(about('Café Ada', 3), later)
    expect(await told(ctx)).toHaveLength(3)
  })

  it('are no spike where a source brings what has no date on the day it is added', async () => {
    const { ctx } = await founder(database().db)
    const address = `https://${randomUUID()}.example/`
    await ctx.inWorkspace(async sql => {
      const { workspace } = ctx
      const source = { name: 'New', address, site: '', host: 'new.example', nextAt: addDays(TEST_NOW, 9) }
      const marks = { etag: '', lastModified: '' }
      const sourceId = (await insertSource(sql, { workspace, source, marks, now: TEST_NOW })) ?? ''
      const items = about('Café Ada', 8).map(({ title }) => ({
        guid: randomUUID(),
        title,
        summary: '',
        author: '',
        address: '',
        publishedAt: null,
      }))
      await storeItems(sql, { workspace, sourceId, items, words: noWords, now: TEST_NOW })
    })
    expect(await told(ctx)).toEqual([])
    expect((await read(ctx)).list.total).toBe(8)
  })

  it('are changed by Collective+ alone, and seen by nobody else', async () => {
    const { ctx, store, owner } = await founder(database().db)
    await store([{ title: 'Café Ada' }])
    const words = { added: 'Loafers', excluded: '' }
    expect(await saveMentionWords({ ...ctx, tier: 'pro' }, words)).toMatchObject({ reason: 'not_in_plan' })
    expect(await saveMentionWords({ ...ctx, access: 'read_only' }, words)).toMatchObject({
      reason: 'read_only',
    })
    expect(await titles({ ...ctx, tier: 'pro' })).toEqual(['Café Ada'])
    const { db } = database()
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), '/app/brand-watch/mentions')
    await expect(saveMentionWords(viewer, words)).resolves.toMatchObject({ ok: false })
    const stranger = await founder(db)
    expect(await titles(stranger.ctx)).toEqual([])
  })
})
