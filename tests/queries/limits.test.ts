import { expect, test } from 'vitest'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { deleteEndedLimits, deleteLimit, upsertLimitCount } from '#db/queries/platform/limits.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describeOnDatabases('limits and idempotency', database => {
  test('fifty tries at once are counted one by one', async () => {
    const { db } = database()
    const tries = Array.from({ length: 50 }, () =>
      upsertLimitCount(db.sql, { key: 'race', windowSeconds: 60, now: NOW }),
    )
    const counts = (await Promise.all(tries)).map(({ count }) => count).sort((a, b) => a - b)
    expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  test('the window tells how long to wait, ends on the second, and begins anew', async () => {
    const { sql } = database().db
    const hit = (now: Date) => upsertLimitCount(sql, { key: 'window', windowSeconds: 60, now })
    expect(await hit(NOW)).toEqual({ count: 1, retryAfterSeconds: 60 })
    expect(await hit(later(59))).toEqual({ count: 2, retryAfterSeconds: 1 })
    expect(await hit(later(60))).toEqual({ count: 1, retryAfterSeconds: 60 })
    await deleteLimit(sql, { key: 'window' })
    expect(await hit(later(61))).toMatchObject({ count: 1 })
  })

  test('windows that are over are swept up, open ones stay', async () => {
    const { sql } = database().db
    await upsertLimitCount(sql, { key: 'old', windowSeconds: 10, now: NOW })
    await upsertLimitCount(sql, { key: 'open', windowSeconds: 1000, now: NOW })
    await deleteEndedLimits(sql, { before: later(500) })
    const left = await sql`select key from rate_limits where key in ('old', 'open')`
    expect([...left]).toEqual([{ key: 'open' }])
  })

  test('a repeat gets the first one’s result; another scope or action is another key', async () => {
    const { db } = database()
    const { id, workspace } = await createTestAccount(db)
    const key = { scope: id, action: 'add-story', key: 'k' }
    await db.inWorkspace(workspace, async sql => {
      expect(await insertOrFindIdempotencyKey(sql, { ...key, userId: id })).toEqual({ first: true })
      await updateIdempotencyResult(sql, { ...key, result: { storyId: 's' } })
    })
    const again = await db.inWorkspace(workspace, sql =>
      insertOrFindIdempotencyKey(sql, { ...key, userId: id }),
    )
    expect(again).toEqual({ first: false, result: { storyId: 's' } })
    const other = { ...key, scope: 'visitor', userId: null }
    expect(await insertOrFindIdempotencyKey(db.sql, other)).toEqual({ first: true })
  })

  test('ten presses at once do the work once and all see its result', async () => {
    const { db } = database()
    const { id, workspace } = await createTestAccount(db)
    const key = { scope: id, action: 'add-story', key: 'pressed' }
    const press = () =>
      db.inWorkspace(workspace, async sql => {
        const answer = await insertOrFindIdempotencyKey(sql, { ...key, userId: id })
        if (!answer.first) return answer.result
        const [story] = await sql<{ id: string }[]>`
          insert into stories (user_id, title) values (${id}, 'once') returning id
        `
        await updateIdempotencyResult(sql, { ...key, result: { storyId: story?.id } })
        return { storyId: story?.id }
      })
    const results = await Promise.all(Array.from({ length: 10 }, press))
    expect(new Set(results.map(result => JSON.stringify(result))).size).toBe(1)
    expect(await db.sql`select 1 from stories where user_id = ${id}`).toHaveLength(1)
  })
})
