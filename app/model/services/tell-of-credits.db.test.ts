import { describe, expect, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { tellOfCredits } from './tell-of-credits.ts'

describe('credits that are nearly used', () => {
  const database = useDatabase()

  it('are told of at each mark once in a month, and again in the next', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    const told = async () => {
      const rows = await db.sql<{ details: { title: string; note: string } }[]>`
        select details from notifications where user_id = ${ctx.workspace} and event = 'credits_used' order by key
      `
      return rows.map(({ details }) => `${details.title}, ${details.note}`).toSorted()
    }
    const use = (used: number, now = ctx.now) =>
      tellOfCredits({ ...ctx, now }, { of: 'month', used, limit: 50 })
    await use(39)
    expect(await told()).toEqual([])
    for (const used of [40, 41, 50, 50]) await use(used)
    const november = [
      '100%, 0 left until Tuesday 1 December 2026, 00:00.',
      '80%, 10 left until Tuesday 1 December 2026, 00:00.',
    ]
    expect(await told()).toEqual(november)
    await use(45, () => new Date('2026-12-02T09:00:00Z'))
    expect(await told()).toHaveLength(3)
    await tellOfCredits(ctx, { of: 'trial', used: 50, limit: 50 })
    expect(await told()).toContain('100%, 0 left in your trial.')
  })
})
