import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { readBehind } from '#app/analytics/services/read-behind.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { NO_NUMBERS } from '#core/analytics/networks/post-numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { addDays } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { importNumbers } from './import-numbers.ts'
import { previewNumbers } from './preview-numbers.ts'
import type { FileOfPlatform } from './read-file-of-platform.ts'
import { readNumberImports } from './read-number-imports.ts'
import { readPostNumbers } from './read-post-numbers.ts'
import { saveTypedNumbers } from './save-typed-numbers.ts'
import { undoNumberImport } from './undo-number-import.ts'

const PERIOD = readPeriod(new URLSearchParams('period=30'), '2026-11-20')
const FILE = [
  'Post title,Post link,Created date,Impressions,Likes,Comments',
  'Our rye takes three days,https://www.linkedin.com/feed/update/urn:li:share:7001/,11/18/2026,"1,204",38,6',
  'Open on Sundays from now on,,11/17/2026,1.2K,-,2',
  'Never published here,,11/17/2026,5,5,5',
].join('\n')

const linkedin = (text: string, over: Partial<FileOfPlatform> = {}): FileOfPlatform => ({
  ...{ network: 'linkedin', text, columns: null, dayOrder: null },
  ...over,
})

describeOnDatabase('numbers of networks', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  /** Two published posts; the first has an address on LinkedIn. */
  async function publish(ctx: WorkspaceContext) {
    const { sql } = database().db
    const [rye, sunday] = [randomUUID(), randomUUID()]
    for (const [id, body, days] of [
      [rye, 'Our rye takes three days, and this is why.', 2],
      [sunday, 'Open on Sundays from now on!', 3],
    ] as const)
      await sql`
        insert into content_created (id, user_id, platform, title, body, status, published_at)
        values (${id}, ${ctx.workspace}, 'linkedin', '', ${body}, 'published', ${addDays(TEST_NOW, -days)})
      `
    await sql`
      insert into content_planner (user_id, content_id, title, platform, status, link)
      values (${ctx.workspace}, ${rye}, '', 'linkedin', 'cancelled', 'https://linkedin.com/posts/ada-share-7001-abc')
    `
    return { rye, sunday }
  }

  const bring = (ctx: WorkspaceContext, text: string, key: string = randomUUID()) =>
    importNumbers(ctx, { file: linkedin(text), fileName: 'posts.csv', idempotencyKey: key })
  const rowsOf = (ctx: WorkspaceContext) => database().db.sql`
    select content_id, views, likes, replies, source from post_numbers where user_id = ${ctx.workspace} order by views, source
  `
  const now = async (ctx: WorkspaceContext) =>
    (await readAnalytics(ctx, { period: PERIOD, by: 'network' })).daily.now

  it('says truly what a file would do, does it once, and changes nothing the second time', async () => {
    const ctx = await founder()
    const { rye, sunday } = await publish(ctx)
    const preview = await previewNumbers(ctx, linkedin(FILE))
    expect(preview).toMatchObject({
      ...{ ok: true, canRead: true, dayOrder: 'month', beyond: 0 },
      kinds: { new: { count: 2 }, changed: { count: 0 }, same: { count: 0 } },
      unmatched: { count: 1, rows: [{ row: 4, because: { why: 'no_post' } }] },
    })
    expect(preview.ok && preview.kinds.new.posts.map(({ postId, by }) => [postId, by])).toEqual([
      [rye, 'address'],
      [sunday, 'text'],
    ])
    expect(await rowsOf(ctx)).toHaveLength(0)

    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => bring(ctx, FILE, key)))
    expect(answers).toEqual(answers.map(() => ({ ok: true, posts: 2 })))
    expect((await readNumberImports(ctx)).imports).toHaveLength(1)
    expect(await now(ctx)).toMatchObject({ views: 2404, reactions: 46, measured: 2 })
    expect(await bring(ctx, FILE)).toEqual({ ok: false, reason: 'nothing' })
    expect(await previewNumbers(ctx, linkedin(FILE))).toMatchObject({ kinds: { same: { count: 2 } } })

    const later = FILE.replace('38', '40')
    expect(await previewNumbers(ctx, linkedin(later))).toMatchObject({
      kinds: {
        changed: { count: 1, posts: [{ before: { likes: 38 }, numbers: { likes: 40, views: 1204 } }] },
      },
    })
  })

  it('undoes imports from the newest back, and puts back what each replaced', async () => {
    const ctx = await founder()
    await publish(ctx)
    await bring(ctx, FILE)
    const first = await rowsOf(ctx)
    await bring(ctx, FILE.replace('38', '40').replace('1.2K', '1.3K'))
    expect((await now(ctx)).views).toBe(2504)
    const { imports } = await readNumberImports(ctx)
    expect(imports.map(({ posts, canUndo }) => [posts, canUndo])).toEqual([
      [2, true],
      [2, false],
    ])
    const [newer, older] = imports.map(({ id }) => ({ id }))
    if (!newer || !older) throw new Error('There are two imports')
    expect(await undoNumberImport(ctx, older)).toEqual({ ok: false, reason: 'newer_first' })
    for (const _ of [1, 2]) expect(await undoNumberImport(ctx, newer)).toEqual({ ok: true })
    expect(await rowsOf(ctx)).toEqual(first)
    const late = { ...ctx, now: () => addDays(TEST_NOW, 2) }
    expect(await undoNumberImport(late, older)).toEqual({ ok: false, reason: 'too_late' })
    expect(await undoNumberImport(ctx, older)).toEqual({ ok: true })
    expect(await rowsOf(ctx)).toHaveLength(0)
    expect(await bring(ctx, FILE)).toMatchObject({ ok: true })
    const [stranger, id] = [await founder(), (await readNumberImports(ctx)).imports[0]?.id ?? '']
    expect(await undoNumberImport(stranger, { id })).toEqual({ ok: false, reason: 'not_found' })
  })

  it('brings different files at once one after the other', async () => {
    const ctx = await founder()
    await publish(ctx)
    const files = [1, 2, 3, 4].map(n => FILE.replace('38', String(100 + n)))
    await Promise.all(files.map(file => bring(ctx, file)))
    for (const _ of files) {
      const newest = (await readNumberImports(ctx)).imports.find(({ canUndo }) => canUndo)
      expect(await undoNumberImport(ctx, { id: newest?.id ?? '' })).toEqual({ ok: true })
    }
    expect(await rowsOf(ctx)).toHaveLength(0)
  })

  it('remembers what columns hold, by platform and workspace', async () => {
    const [ctx, other] = [await founder(), await founder()]
    await publish(ctx)
    const text = 'Where,Hearts\nhttps://linkedin.com/posts/ada-share-7001-abc,12'
    expect(await previewNumbers(ctx, linkedin(text))).toMatchObject({ canRead: false, columns: ['', ''] })
    const file = linkedin(text, { columns: ['address', 'likes'], dayOrder: 'day' })
    const done = await importNumbers(ctx, { file, fileName: '', idempotencyKey: randomUUID() })
    expect(done).toEqual({ ok: true, posts: 1 })
    expect(await previewNumbers(ctx, linkedin(text))).toMatchObject({
      ...{ columns: ['address', 'likes'], chosenOrder: 'day', kinds: { same: { count: 1 } } },
    })
    expect(await previewNumbers(ctx, { ...linkedin(text), network: 'tiktok' })).toMatchObject({
      columns: ['', ''],
    })
    expect(await previewNumbers(other, linkedin(text))).toMatchObject({ columns: ['', ''] })
  })

  it('takes hostile files for what they are', async () => {
    const ctx = await founder()
    await publish(ctx)
    const look = (text: string) => previewNumbers(ctx, linkedin(text))
    expect(await look('Post link,Likes\n"https://x.example/1,4\nx,5\n')).toEqual({
      ...{ ok: false, reason: 'open_quote', line: 2 },
    })
    for (const text of ['just words', 'Likes\n5', '\u0000\u0001'])
      expect(await look(text)).toMatchObject({ ok: false })
    const address = 'https://linkedin.com/posts/ada-share-7001-abc'
    const wide = `Post link,Likes,${Array.from({ length: 60 }, (_, n) => `c${n}`).join()}\n${address},4${',x'.repeat(60)}`
    expect(await look(wide)).toMatchObject({ kinds: { new: { count: 1 } } })
    const formula = `Post title,Post link,Likes\n=HYPERLINK(A1),${address},'=1+1`
    expect(await look(formula)).toMatchObject({ unmatched: { rows: [{ because: { why: 'wrong_number' } }] } })
    const mojibake = 'Post title,Created date,Likes\nOur rye takes three daysÂ—Ã©,11/18/2026,3'
    expect(await look(mojibake)).toMatchObject({ unmatched: { rows: [{ because: { why: 'no_post' } }] } })
    const rows = Array.from({ length: 5100 }, (_, n) => `https://linkedin.com/posts/z-share-${n}-x,${n}`)
    expect(await look(['Post link,Likes', ...rows, `${address},4`].join('\n'))).toMatchObject({
      ...{ beyond: 101, kinds: { new: { count: 0 } }, unmatched: { count: 5000 } },
    })
    const none = importNumbers(ctx, {
      ...{ file: linkedin('Post link,Likes\n"x'), fileName: '', idempotencyKey: randomUUID() },
    })
    expect(await none).toEqual({ ok: false, reason: 'no_table' })
  })

  it('keeps what is typed in beside what is imported, of which the latter counts', async () => {
    const ctx = await founder()
    const { rye } = await publish(ctx)
    const type = (over: Partial<typeof NO_NUMBERS>) =>
      saveTypedNumbers(ctx, { postId: rye, network: 'linkedin', numbers: { ...NO_NUMBERS, ...over } })
    expect(await type({ views: 9000, likes: 1, saves: 3 })).toEqual({ ok: true })
    expect(await now(ctx)).toMatchObject({ views: 9000, reactions: 1, measured: 1 })
    await bring(ctx, FILE)
    expect(await now(ctx)).toMatchObject({ views: 2404, reactions: 46 })
    const view = await readPostNumbers(ctx, { postId: rye })
    expect(view?.networks).toMatchObject([
      {
        network: 'linkedin',
        believed: { views: { value: 1204, source: 'imported' }, saves: { source: 'typed' } },
      },
    ])
    const address = { number: 'views', by: 'network', of: 'linkedin', band: null, page: 1 } as const
    const found = await readBehind(ctx, { period: PERIOD, address })
    expect(found?.rows.map(({ value, sources }) => [value, sources])).toEqual([
      [1204, ['imported']],
      [1200, ['imported']],
    ])
    expect(await type({})).toEqual({ ok: true })
    expect((await readPostNumbers(ctx, { postId: rye }))?.typed).toEqual({})
  })

  it('is nobody else’s, and nobody’s who may not write', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/analytics')
    const { rye } = await publish(ctx)
    const input = { postId: rye, network: 'linkedin', numbers: { ...NO_NUMBERS, likes: 5 } } as const
    const stranger = await founder()
    expect(await saveTypedNumbers(stranger, input)).toEqual({ ok: false, reason: 'not_found' })
    expect(await readPostNumbers(stranger, { postId: rye })).toBeNull()
    expect(await previewNumbers(stranger, linkedin(FILE))).toMatchObject({ unmatched: { count: 3 } })
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), '/app/analytics')
    expect(await saveTypedNumbers(viewer, input)).toEqual({ ok: false, reason: 'read_only' })
    expect(await bring(viewer, FILE)).toEqual({ ok: false, reason: 'read_only' })
    expect(await readPostNumbers(viewer, { postId: rye })).toMatchObject({ canWrite: false })
    const creator = { ...ctx, tier: 'creator' as const }
    expect(await saveTypedNumbers(creator, input)).toEqual({ ok: false, reason: 'not_in_plan' })
    expect(await bring(creator, FILE)).toEqual({ ok: false, reason: 'not_in_plan' })
    const editor = await acting(db, await memberOf(db, owner, 'editor'), '/app/analytics')
    expect(await saveTypedNumbers(editor, input)).toEqual({ ok: true })
    expect(await bring(editor, FILE)).toMatchObject({ ok: true })
    for (const postId of ['x', randomUUID()])
      expect(await saveTypedNumbers(ctx, { ...input, postId })).toEqual({ ok: false, reason: 'not_found' })
  })
})
