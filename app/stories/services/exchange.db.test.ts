import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addStory } from '#app/stories/services/add-story.ts'
import { exportStories } from '#app/stories/services/exchange/export-stories.ts'
import { importStories } from '#app/stories/services/exchange/import-stories.ts'
import { readImport } from '#app/stories/services/exchange/read-import.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>
const founder = async (db: AdminDatabase, tier: 'creator' | 'pro' = 'creator'): Promise<Context> =>
  contextFor(db, await createTestAccount(db, { tier }), { tier })

async function whole(ctx: Context, format: 'csv' | 'json', filter: { search?: string } = {}) {
  let text = ''
  for await (const piece of exportStories(ctx, { format, filter })) text += piece
  return text
}

const paste = (text: string) => ({ format: 'paste' as const, text, columns: null })
async function preview(ctx: Context, source: Parameters<typeof readImport>[1]) {
  const found = await readImport(ctx, source)
  return found.ok ? found.preview : undefined
}
const csv = (text: string, columns: string[] | null = null) => ({ format: 'csv' as const, text, columns })

describeOnDatabase('import and export of stories', database => {
  it('marks what is there already, says how much fits, and keeps all or none', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 23; n++) await addStory(ctx, { body: `Story ${n}`, idempotencyKey: randomUUID() })
    const looked = await preview(ctx, paste('story  7\n\nNew one\n\nNew two\n\nNew three'))
    expect(looked).toMatchObject({ duplicates: [true, false, false, false], room: 2, limit: 25 })
    const fresh = looked?.read.stories.slice(1) ?? []
    expect(await importStories(ctx, { stories: fresh, idempotencyKey: 'a' })).toEqual({
      ok: false,
      reason: 'no_room',
      room: 2,
      wanted: 3,
    })
    const some = { stories: fresh.slice(0, 2), idempotencyKey: 'a' }
    expect(await importStories(ctx, some)).toEqual({ ok: true, count: 2 })
    expect(await importStories(ctx, some)).toEqual({ ok: true, count: 2 })
    const [row] = await database().db.sql`select stories_count as n from profiles where id = ${ctx.userId}`
    expect(row?.n).toBe(25)
  })

  it('reads a table in its own separators, by the columns chosen', async () => {
    const ctx = await founder(database().db)
    const table = 'Name;Story;Mood\n"The ""old"" kettle";"It broke;\nwe laughed";glad\n'
    expect((await preview(ctx, csv(table)))?.read.stories).toMatchObject([
      { title: 'The "old" kettle', body: 'It broke;\nwe laughed', emotion: '' },
    ])
    const chosen = await preview(ctx, csv(table, ['title', 'body', 'emotion']))
    expect(chosen?.read.stories).toMatchObject([{ emotion: 'glad' }])
    expect(await readImport(ctx, csv('only one row'))).toEqual({ ok: false, reason: 'no_table' })
    const open = 'Title,Story\nKettle,It broke\nBowl,"It cracked\nand held\n'
    expect(await readImport(ctx, csv(open))).toEqual({ ok: false, reason: 'open_quote', line: 3 })
  })

  it('exports what is filtered, in batches, with no cell that a spreadsheet runs', async () => {
    const ctx = await founder(database().db, 'pro')
    await addStory(ctx, { body: '=HYPERLINK("http://x")', idempotencyKey: 'f' })
    const many = await preview(ctx, paste(Array.from({ length: 450 }, (_, n) => `Bowl ${n}`).join('\n')))
    await importStories(ctx, { stories: many?.read.stories ?? [], idempotencyKey: 'm' })
    const all = JSON.parse(await whole(ctx, 'json')) as { title: string }[]
    expect(all).toHaveLength(451)
    expect(new Set(all.map(story => story.title)).size).toBe(451)
    expect(JSON.parse(await whole(ctx, 'json', { search: 'hyperlink' }))).toHaveLength(1)
    const text = await whole(ctx, 'csv')
    expect(text.split('\n').length).toBeGreaterThan(451)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).not.toMatch(/(^|[,"\n])[=+@]/)
  })

  it('brings its own CSV back as it was', async () => {
    const ctx = await founder(database().db)
    await addStory(ctx, { body: '- A dash at the start, and a comma', idempotencyKey: 'd' })
    const other = await founder(database().db)
    const back = await preview(other, csv(await whole(ctx, 'csv')))
    expect(back?.read.stories).toMatchObject([
      { body: '- A dash at the start, and a comma', kind: 'everyday' },
    ])
  })

  it('sees and exports nothing of another workspace', async () => {
    const { db } = database()
    const [owner, stranger] = [await founder(db), await founder(db)]
    await addStory(owner, { body: 'Mine alone', idempotencyKey: 'x' })
    expect(await whole(stranger, 'json')).toBe('[\n]\n')
    expect((await preview(stranger, paste('Mine alone')))?.duplicates).toEqual([false])
  })
})
