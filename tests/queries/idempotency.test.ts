import { expect, test } from 'vitest'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('idempotency', database => {
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
