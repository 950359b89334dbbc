import { expect, test } from 'vitest'
import { findBasis } from '#app/assistant/services/brief/find-basis.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('what the assistant is told', database => {
  test('the health of the data is in it, as of the last ten minutes', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const quality = async (minutes: number) => {
      const now = () => new Date(TEST_NOW.getTime() + minutes * 60_000)
      return (await findBasis(contextFor(db, account, { now }))).context.dataQuality
    }
    const first = await quality(0)
    expect(first).toMatchObject({ overallHealth: expect.any(String), issuesCount: 1 })
    expect(first?.recommendations.length).toBeLessThanOrEqual(2)
    await db.sql`update profiles set stories_count = 9 where id = ${account.id}`
    // A brief is good for five minutes, a report for ten.
    expect(await quality(6)).toEqual(first)
    expect(await quality(11)).toMatchObject({ issuesCount: 2 })
  })
})
