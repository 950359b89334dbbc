import { expect, it } from 'vitest'
import { continueArchive } from '#app/archives/services/continue-archive.ts'
import { forgetArchive } from '#app/archives/services/forget-archive.ts'
import { readArchiveImport } from '#app/archives/services/read-archive-import.ts'
import { readArchiveImports } from '#app/archives/services/read-archive-imports.ts'
import { receiveArchive } from '#app/archives/services/receive-archive.ts'
import { startArchive } from '#app/archives/services/start-archive.ts'
import { sweepArchives } from '#app/archives/services/sweep-archives.ts'
import { undoArchive } from '#app/archives/services/undo-archive.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ArchiveKind, ArchiveTarget } from '#core/archives/kinds.ts'
import { addDays } from '#core/shared/time.ts'
import {
  BUFFER_CSV,
  docxDocument,
  facebookArchive,
  instagramArchive,
  linkedInArchive,
  METRICOOL_CSV,
  notionArchive,
  xArchive,
} from '#tests/support/archives.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { bombOf, zipOfFiles } from '#tests/support/workspace-zip.ts'

type Ctx = ReturnType<typeof contextFor>

describeOnDatabase('an import from elsewhere', database => {
  const founder = async (over: Partial<Ctx> = {}): Promise<Ctx> =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'collective', ...over })

  const send = (
    ctx: WorkspaceContext,
    file: Uint8Array | string,
    name: string,
    kind: ArchiveKind | null = null,
  ) => receiveArchive(ctx, { name, kind, pieces: piecesOf(Buffer.from(file)) })

  async function sent(ctx: WorkspaceContext, file: Uint8Array | string, name: string): Promise<string> {
    const received = await send(ctx, file, name)
    if (!received.ok) throw new Error(received.reason)
    return received.importId
  }

  async function bring(
    ctx: WorkspaceContext,
    file: Uint8Array | string,
    name = 'archive.zip',
    how: { target?: ArchiveTarget; platform?: string } = {},
  ) {
    const id = await sent(ctx, file, name)
    expect(await startArchive(ctx, { id, target: 'posts', platform: '', ...how })).toMatchObject({ ok: true })
    await continueArchive(ctx, { workspace: ctx.workspace, importId: id })
    return viewOf(ctx, id)
  }

  async function viewOf(ctx: WorkspaceContext, id: string) {
    const view = await readArchiveImport(ctx, { id, asksUndo: true })
    if (!view) throw new Error('There is no such import')
    return view
  }

  async function undo(ctx: WorkspaceContext, id: string) {
    expect(await undoArchive(ctx, { id })).toMatchObject({ ok: true })
    await continueArchive(ctx, { workspace: ctx.workspace, importId: id })
    return (await viewOf(ctx, id)).of
  }

  const postsOf = (ctx: WorkspaceContext) =>
    ctx.inWorkspace(
      sql => sql<Record<string, unknown>[]>`
        select id, body, platform, status, published_at, alignment_overall, content_data from content_created
        where user_id = ${ctx.workspace} order by published_at desc nulls last, id
      `,
    )
  const storiesOf = (ctx: WorkspaceContext) =>
    ctx.inWorkspace(
      sql => sql<Record<string, unknown>[]>`
        select id, title, body, happened_on, status from stories where user_id = ${ctx.workspace} order by created_at desc
      `,
    )
  const countOf = async (ctx: WorkspaceContext, table: string) =>
    (await ctx.inWorkspace(sql => sql`select from ${sql(table)} where user_id = ${ctx.workspace}`)).count

  it('shows what is in a file before anything is made of it', async () => {
    const ctx = await founder()
    const id = await sent(ctx, await xArchive(), 'twitter-2023.zip')
    const { of, preview, undo: undoing, canWrite } = await viewOf(ctx, id)
    expect(of).toMatchObject({
      kind: 'x',
      state: 'ready',
      fileName: 'twitter-2023.zip',
      total: 2,
      leftOut: { reply: 1, repost: 1 },
      target: 'posts',
    })
    expect(of.known).toBe(0)
    expect(preview).toMatchObject({ undated: 0, unplaced: 0, counted: 2, hasAnalytics: true })
    expect(preview?.newest).toEqual(new Date('2023-02-18T12:32:11Z'))
    expect(preview?.first.map(({ body }) => body)).toEqual([
      'Rye takes a night. “Patience” is an ingredient.\n\nAnd a day, in winter.',
      'The first oven was cold for a week 🍞',
    ])
    expect([undoing, canWrite, await postsOf(ctx)]).toEqual([null, true, []])
    expect(await forgetArchive(ctx, { id })).toEqual({ ok: true })
    expect(await forgetArchive(ctx, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect((await readArchiveImports(ctx)).imports).toEqual([])
  })

  it('makes past posts: published then, marked, with their numbers, neither scored nor scheduled nor paid for', async () => {
    const ctx = await founder()
    const { of, undo: undoing } = await bring(ctx, await xArchive())
    expect(of).toMatchObject({ state: 'done', added: 2, existing: 0 })
    expect(undoing).toEqual({ untouched: 2, touched: 0 })
    expect(await postsOf(ctx)).toMatchObject([
      {
        platform: 'twitter',
        status: 'published',
        publishedAt: new Date('2023-02-18T12:32:11Z'),
        alignmentOverall: null,
        contentData: { imported: { from: 'x', address: 'https://x.com/i/web/status/2' } },
      },
      { body: 'The first oven was cold for a week 🍞' },
    ])
    const numbers = await ctx.inWorkspace(
      sql =>
        sql`select network, source, likes, shares from post_numbers where user_id = ${ctx.workspace} order by likes`,
    )
    expect([...numbers]).toEqual([
      { network: 'twitter', source: 'imported', likes: 1, shares: 0 },
      { network: 'twitter', source: 'imported', likes: 2, shares: 0 },
    ])
    for (const table of ['content_planner', 'publish_targets', 'ai_generations', 'post_alignment_scores'])
      expect(await countOf(ctx, table), table).toBe(0)
    expect(await countOf(ctx, 'content_versions')).toBe(2)
    const waiting = await ctx.inWorkspace(
      sql => sql`select from archive_items where user_id = ${ctx.workspace} and body <> ''`,
    )
    expect(waiting.count).toBe(0)
  })

  it('adds nothing the second time, also once its posts were changed, and says so before', async () => {
    const ctx = await founder()
    const file = await xArchive()
    await bring(ctx, file)
    await ctx.inWorkspace(
      sql => sql`update content_created set body = 'Changed', version = 2 where user_id = ${ctx.workspace}`,
    )
    const id = await sent(ctx, file, 'again.zip')
    expect((await viewOf(ctx, id)).of.known).toBe(2)
    expect((await bring(ctx, file)).of).toMatchObject({ added: 0, existing: 2 })
    expect(await postsOf(ctx)).toHaveLength(2)
    // The same words of the same day from another tool are the same post.
    const csv =
      'Date,Network,Text\n2023-02-18 12:31,twitter,The first oven was cold for a week 🍞\n2023-02-18,twitter,Other words'
    const fresh = await founder()
    await bring(fresh, file)
    expect((await bring(fresh, csv, 'buffer.csv')).of).toMatchObject({ added: 1, existing: 1 })
  })

  it.each([
    ['linkedin', linkedInArchive, ['Bread is a promise', 'She said "rye".\n\nAnd left.']],
    ['instagram', instagramArchive, ['Käse & Brot 🧀']],
    ['facebook', facebookArchive, ['Schönes Brot']],
  ] as const)('reads an archive of %s', async (kind, archive, texts) => {
    const ctx = await founder()
    expect((await bring(ctx, await archive())).of).toMatchObject({ kind, added: texts.length })
    expect((await postsOf(ctx)).map(({ body, platform }) => [body, platform])).toEqual(
      texts.map(text => [text, kind]),
    )
  })

  it('knows a single file of an X archive, whatever it is called', async () => {
    const ctx = await founder()
    const tweet = { id_str: '1', full_text: 'Bread', created_at: 'Sat Feb 18 12:33:11 +0000 2023' }
    const id = await sent(ctx, `window.YTD.tweets.part0 = ${JSON.stringify([{ tweet }])}`, 'mine.txt')
    expect((await viewOf(ctx, id)).of).toMatchObject({ kind: 'x', total: 1 })
  })

  it('reads a table that a spreadsheet saved in letters of Windows', async () => {
    const ctx = await founder()
    const table = Buffer.from(METRICOOL_CSV.replace('Pan y sal', 'Pan de masa, año 1'), 'latin1')
    const id = await sent(ctx, table, 'metricool.csv')
    expect((await viewOf(ctx, id)).preview?.first[0]?.body).toBe('Pan de masa, año 1')
  })

  it('reads tables of Buffer and Metricool with their numbers, and asks for the platform that a table does not tell', async () => {
    const ctx = await founder()
    expect((await bring(ctx, BUFFER_CSV, 'posts.csv')).of).toMatchObject({
      kind: 'buffer',
      added: 2,
      leftOut: { not_published: 1 },
    })
    const id = await sent(ctx, METRICOOL_CSV, 'posts.csv')
    expect((await viewOf(ctx, id)).preview?.unplaced).toBe(1)
    const without = await startArchive(ctx, { id, target: 'posts', platform: 'elsewhere' })
    expect(without).toEqual({ ok: false, reason: 'platform_missing' })
    const { of } = await bring(ctx, METRICOOL_CSV, 'posts.csv', { platform: 'instagram' })
    expect(of).toMatchObject({ kind: 'metricool', added: 1 })
    const views = await ctx.inWorkspace(
      sql =>
        sql`select network, views, likes from post_numbers where user_id = ${ctx.workspace} order by views`,
    )
    expect([...views]).toEqual([
      { network: 'instagram', views: 20, likes: 2 },
      { network: 'instagram', views: 120, likes: 9 },
      { network: 'linkedin', views: 1204, likes: 31 },
    ])
  })

  it('leaves numbers out where the plan has no Analytics', async () => {
    const ctx = await founder({ tier: 'creator' })
    expect((await bring(ctx, BUFFER_CSV, 'posts.csv')).of.added).toBe(2)
    expect(await countOf(ctx, 'post_numbers')).toBe(0)
  })

  it('makes documents into stories, once, as far as the plan has room', async () => {
    const ctx = await founder({ tier: 'creator' })
    const file = await notionArchive()
    const { of, preview } = await viewOf(ctx, await sent(ctx, file, 'Export.zip'))
    expect([of.kind, of.target, of.total, preview?.undated]).toEqual(['notion', 'stories', 2, 1])
    expect((await bring(ctx, file, 'Export.zip', { target: 'stories' })).of).toMatchObject({ added: 2 })
    expect(await storiesOf(ctx)).toMatchObject([
      {
        title: 'The first oven',
        body: 'It was cold for a week.\n\n- Wood\n- Bricks',
        happenedOn: '2023-06-03',
        status: 'ready',
      },
      { title: 'Night of rye', body: 'Rye takes a night.', happenedOn: null },
    ])
    expect(await countOf(ctx, 'storybank_entries')).toBe(2)
    expect((await bring(ctx, file, 'Export.zip', { target: 'stories' })).of).toMatchObject({
      added: 0,
      existing: 2,
    })
    const many = Array.from({ length: 60 }, (_, at) => [`${at}.md`, `# Title ${at}\n\nWords ${at}`] as const)
    const full = (await bring(ctx, await zipOfFiles(many), 'many.zip', { target: 'stories' })).of
    expect(full.added + full.withoutRoom).toBe(60)
    expect(full.withoutRoom).toBeGreaterThan(0)
  })

  it('makes documents of Word into stories or into past posts, as chosen', async () => {
    const ctx = await founder()
    const file = await docxDocument()
    await bring(ctx, file, 'The flour mill.docx', { target: 'stories' })
    expect(await storiesOf(ctx)).toMatchObject([{ title: 'The flour mill', body: 'It turns again & again.' }])
    const posts = { target: 'posts', platform: 'blog' } as const
    expect((await bring(ctx, await zipOfFiles([['a/Mill.docx', file]]), 'Takeout.zip', posts)).of.added).toBe(
      1,
    )
    expect(await postsOf(ctx)).toMatchObject([{ platform: 'blog', status: 'published', publishedAt: null }])
    // Nothing says when it was written; not now, or it would stand before all that is new.
    const written = await ctx.inWorkspace(
      sql => sql`
        select c.created_at = p.created_at as is_as_old from content_created c join profiles p on p.id = c.user_id
        where c.user_id = ${ctx.workspace}
      `,
    )
    expect([...written]).toEqual([{ isAsOld: true }])
    expect((await bring(ctx, file, 'The flour mill.docx', posts)).of).toMatchObject({ added: 0, existing: 1 })
  })

  it('is undone: what was changed or used since stays, all else goes, and the file may come again', async () => {
    const ctx = await founder()
    const file = await xArchive()
    const { of } = await bring(ctx, file)
    const [first] = await postsOf(ctx)
    await ctx.inWorkspace(
      sql => sql`
        insert into content_planner (user_id, content_id, title, platform) values
          (${ctx.workspace}, ${String(first?.id)}, 'Again', 'twitter')
      `,
    )
    expect((await viewOf(ctx, of.id)).undo).toEqual({ untouched: 1, touched: 1 })
    const unasked = await readArchiveImport(ctx, { id: of.id, asksUndo: false })
    expect(unasked).toMatchObject({ isUndoable: true, undo: null })
    expect(await undo(ctx, of.id)).toMatchObject({ state: 'undone', removed: 1, kept: 1 })
    expect((await postsOf(ctx)).map(({ id }) => id)).toEqual([first?.id])
    expect(await countOf(ctx, 'removed_rows')).toBe(0)
    expect(await undoArchive(ctx, { id: of.id })).toEqual({ ok: true })
    const again = await bring(ctx, file)
    expect(again.of).toMatchObject({ added: 1, existing: 1 })
    expect(await undo(ctx, again.of.id)).toMatchObject({ removed: 1, kept: 0 })
  })

  it('leaves a post alone that was edited and so outlived its undoing, when the file comes again', async () => {
    const ctx = await founder()
    const file = await xArchive()
    const { of } = await bring(ctx, file)
    const [first] = await postsOf(ctx)
    await ctx.inWorkspace(
      sql => sql`
        update content_created set body = 'My own words', version = 2
        where user_id = ${ctx.workspace} and id = ${String(first?.id)}
      `,
    )
    expect(await undo(ctx, of.id)).toMatchObject({ removed: 1, kept: 1 })
    expect((await viewOf(ctx, await sent(ctx, file, 'again.zip'))).of.known).toBe(1)
    expect((await bring(ctx, file)).of).toMatchObject({ added: 1, existing: 1 })
    expect(await postsOf(ctx)).toHaveLength(2)
  })

  it('undoes stories, but none that was edited, and nothing after 30 days', async () => {
    const ctx = await founder()
    const { of } = await bring(ctx, await notionArchive(), 'Export.zip', { target: 'stories' })
    await ctx.inWorkspace(
      sql =>
        sql`update stories set title = 'Mine', version = 2 where user_id = ${ctx.workspace} and title = 'Night of rye'`,
    )
    const late = { ...ctx, now: () => addDays(TEST_NOW, 31) }
    expect(await undoArchive(late, { id: of.id })).toEqual({ ok: false, reason: 'too_late' })
    expect(await undo(ctx, of.id)).toMatchObject({ removed: 1, kept: 1 })
    expect((await storiesOf(ctx)).map(({ title }) => title)).toEqual(['Mine'])
    const profile = await ctx.inWorkspace(
      sql => sql`select stories_count from profiles where id = ${ctx.workspace}`,
    )
    expect(profile[0]).toEqual({ storiesCount: 1 })
  })

  it('may be pressed twice, and worked on by two at once', async () => {
    const ctx = await founder()
    const id = await sent(ctx, await xArchive(), 'x.zip')
    const start = { id, target: 'posts', platform: '' } as const
    expect([await startArchive(ctx, start), await startArchive(ctx, start)]).toEqual([
      { ok: true },
      { ok: true },
    ])
    const work = { workspace: ctx.workspace, importId: id }
    await Promise.all([continueArchive(ctx, work), continueArchive(ctx, work)])
    await continueArchive(ctx, work)
    expect((await viewOf(ctx, id)).of).toMatchObject({ state: 'done', added: 2 })
    expect(await postsOf(ctx)).toHaveLength(2)
  })

  it('is refused without a plan and by roles that may not edit, and shown to no other workspace', async () => {
    const [ctx, stranger] = [await founder(), await founder()]
    const file = await xArchive()
    const id = await sent(ctx, file, 'x.zip')
    const readOnly = { ok: false, reason: 'read_only' }
    const start = { id, target: 'posts', platform: '' } as const
    for (const over of [
      { access: 'read_only' as const },
      { role: 'viewer' as const },
      { role: 'contributor' as const },
    ]) {
      const other = { ...ctx, ...over }
      expect(await send(other, file, 'x.zip')).toEqual(readOnly)
      expect(await startArchive(other, start)).toEqual(readOnly)
      expect(await undoArchive(other, { id })).toEqual(readOnly)
      expect((await readArchiveImport(other, { id, asksUndo: true }))?.canWrite).toBe(false)
    }
    expect(await readArchiveImport(stranger, { id, asksUndo: true })).toBeNull()
    const notFound = { ok: false, reason: 'not_found' }
    expect(await startArchive(stranger, start)).toEqual(notFound)
    expect(await undoArchive(stranger, { id })).toEqual(notFound)
    expect(await forgetArchive(stranger, { id })).toEqual(notFound)
    await continueArchive(stranger, { workspace: stranger.workspace, importId: id })
    expect(await postsOf(ctx)).toEqual([])
  })

  it('refuses what it cannot read, in a word that helps', async () => {
    const ctx = await founder()
    const reasons = async (file: Uint8Array | string, name: string, kind: ArchiveKind | null = null) => {
      const received = await send(ctx, file, name, kind)
      return received.ok ? 'read' : received.reason
    }
    const x = await xArchive()
    expect(await reasons('', 'a.zip')).toBe('empty')
    expect(await reasons('PK nothing', 'a.zip')).toBe('damaged')
    expect(await reasons(x.subarray(0, x.length / 2), 'a.zip')).toBe('damaged')
    expect(await reasons(x, 'a.zip', 'linkedin')).toBe('wrong_kind')
    expect(await reasons(await zipOfFiles([['a.png', 'x']]), 'a.zip')).toBe('unknown_kind')
    expect(
      await reasons(await zipOfFiles([['your_instagram_activity/media/posts_1.html', 'x']]), 'a.zip'),
    ).toBe('web_pages')
    expect(await reasons('Name,Email\nAnn,a@example.test\n', 'people.csv')).toBe('unknown_kind')
    expect(await reasons('[]', 'posts_1.json')).toBe('nothing_found')
    expect(await reasons(bombOf('data/tweets.js', 200_000_000), 'bomb.zip')).toBe('unfolds_too_far')
    expect(
      await reasons(await zipOfFiles([['a.docx', bombOf('word/document.xml', 80_000_000)]]), 'a.zip'),
    ).toBe('damaged')
    expect((await readArchiveImports(ctx)).imports).toEqual([])
  })

  it('is gone on with by the sweep where its job was lost, and so is undoing it', async () => {
    const ctx = await founder()
    const id = await sent(ctx, await xArchive(), 'x.zip')
    const waiting = async () => {
      const rows = await ctx.db.acrossWorkspaces(
        'sweep',
        sql => sql<{ queue: string }[]>`select queue from outbox where payload ->> 'importId' = ${id}`,
      )
      return rows.map(({ queue }) => queue)
    }
    const sweepAfter = (minutes: number) =>
      sweepArchives({ db: ctx.db, now: () => new Date(TEST_NOW.getTime() + minutes * 60_000) })
    await sweepAfter(120)
    expect(await waiting()).toEqual([])
    await startArchive(ctx, { id, target: 'posts', platform: '' })
    await sweepAfter(59)
    expect(await waiting()).toHaveLength(1)
    await sweepAfter(61)
    expect(await waiting()).toEqual(['archives.import', 'archives.import'])
    await continueArchive(ctx, { workspace: ctx.workspace, importId: id })
    await sweepAfter(61)
    expect(await waiting()).toHaveLength(2)
    await undoArchive(ctx, { id })
    await sweepAfter(61)
    expect(await waiting()).toHaveLength(4)
  })

  it('is forgotten when nobody decides within a week, and once it can no longer be undone', async () => {
    const ctx = await founder()
    const { of } = await bring(ctx, await linkedInArchive())
    await sent(ctx, await xArchive(), 'x.zip')
    await sweepArchives({ db: ctx.db, now: () => addDays(TEST_NOW, 6) })
    expect((await readArchiveImports(ctx)).imports).toHaveLength(2)
    await sweepArchives({ db: ctx.db, now: () => addDays(TEST_NOW, 8) })
    expect((await readArchiveImports(ctx)).imports.map(({ id }) => id)).toEqual([of.id])
    await sweepArchives({ db: ctx.db, now: () => addDays(TEST_NOW, 31) })
    expect((await readArchiveImports(ctx)).imports).toEqual([])
    expect(await postsOf(ctx)).toHaveLength(2)
    // Without its record, the same words at the same time still tell that they are here.
    expect((await bring(ctx, await linkedInArchive())).of).toMatchObject({ added: 0, existing: 2 })
  })
})

async function* piecesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.length; from += 65_536) yield file.subarray(from, from + 65_536)
}
