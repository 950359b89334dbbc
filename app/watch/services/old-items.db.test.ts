import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import { storeItems } from '#app/watch/services/store-items.ts'
import { addDays } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertSource } from '#db/queries/watch/sources.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const then = (days: number) => addDays(TEST_NOW, days)

/** A source, and what reads a feed with items of these names on a day. */
async function follow(db: AdminDatabase) {
  const { account } = await ownerOn(db, 'collective')
  const ctx = contextFor(db, account, { tier: 'collective' })
  const { workspace } = ctx
  const host = `${randomUUID()}.example`
  const source = { name: host, address: `https://${host}/`, site: '', host, nextAt: then(900) }
  const marks = { etag: '', lastModified: '' }
  const sourceId =
    (await ctx.inWorkspace(sql => insertSource(sql, { workspace, source, marks, now: TEST_NOW }))) ?? ''
  const bring = (names: readonly string[], days: number, excluded: readonly string[] = []) =>
    ctx.inWorkspace(sql =>
      storeItems(sql, {
        workspace,
        sourceId,
        items: names.map(name => ({
          guid: name,
          title: `${name} ${name.repeat(3)}`,
          summary: '',
          author: '',
          address: '',
          publishedAt: TEST_NOW,
        })),
        words: { required: [], excluded },
        isFull: true,
        now: then(days),
      }),
    )
  const left = async () => {
    const rows = await db.sql<{ title: string }[]>`
      select title from watch_items where user_id = ${workspace} order by title
    `
    return rows.map(({ title }) => title.split(' ')[0])
  }
  const mark = (name: string, state: string) =>
    db.sql`update watch_items set state = ${state} where user_id = ${workspace} and title like ${`${name} %`}`
  const sweep = (days: number) => sweepExpired({ ...ctx, now: () => then(days) })
  return { ctx, db, bring, left, mark, sweep, sourceId }
}

describeOnDatabase('old items', database => {
  it('go after 90 days, hidden ones after 30, and never what was wanted', async () => {
    const { bring, left, mark, sweep } = await follow(database().db)
    await bring(['new', 'saved', 'acted', 'unwanted', 'hidden'], 0, ['hidden'])
    for (const name of ['saved', 'acted']) await mark(name, name)
    await mark('unwanted', 'not_relevant')
    await sweep(29)
    expect(await left()).toEqual(['acted', 'hidden', 'new', 'saved', 'unwanted'])
    await sweep(31)
    expect(await left()).toEqual(['acted', 'new', 'saved', 'unwanted'])
    await sweep(91)
    expect(await left()).toEqual(['acted', 'saved'])
  })

  it('do not come back while their feed lists them, nor for a month after, and what is new comes', async () => {
    const { bring, left, sweep, ctx, sourceId } = await follow(database().db)
    await bring(['one', 'two'], 0)
    await sweep(91)
    expect(await left()).toEqual([])
    for (const days of [92, 120, 150, 180, 210]) expect(await bring(['one', 'two'], days)).toBe(0)
    expect(await bring(['two', 'three'], 215)).toBe(1)
    // The feed lost an item for three weeks.
    expect(await bring(['one', 'two', 'three'], 231)).toBe(0)
    // What was remembered goes and comes with its source.
    await removeSource(ctx, { id: sourceId })
    expect(await restoreSource(ctx, { id: sourceId })).toEqual({ ok: true })
    expect(await bring(['one', 'two', 'three'], 232)).toBe(0)
    // It lists one of them no longer for more than a month: that is forgotten, and would be new again.
    expect(await bring(['two', 'three'], 263)).toBe(0)
    expect(await bring(['one', 'two', 'three'], 264)).toBe(1)
  })

  it('stay where others stand folded into them, until those have gone', async () => {
    const { bring, left, sweep, db, ctx } = await follow(database().db)
    await bring(['head'], 0)
    await bring(['like'], 2)
    await db.sql`
      update watch_items set folded_into = (
        select id from watch_items where user_id = ${ctx.workspace} and title like 'head %'
      ) where user_id = ${ctx.workspace} and title like 'like %'
    `
    await sweep(91)
    expect(await left()).toEqual(['head', 'like'])
    await sweep(93)
    await sweep(93)
    expect(await left()).toEqual([])
  })

  it('are looked for by whatever points at them', async () => {
    const { db } = database()
    const pointing = await db.sql<{ child: string }[]>`
      select conrelid::regclass::text as child from pg_constraint
      where contype = 'f' and confrelid = 'watch_items'::regclass order by 1
    `
    // Whoever adds one says in deleteOldItems whether its items stay.
    expect(pointing.map(({ child }) => child)).toEqual([
      'competitor_evidence',
      'note_citations',
      'watch_items',
      'watch_mentions',
      'watch_page_changes',
    ])
  })
})
