import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkIn } from '#app/brand/services/check-in.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const DAY_MS = 86_400_000
const scoreOf = async (ctx: WorkspaceContext) => (await readNumbers(ctx)).score
const daysOn = (ctx: WorkspaceContext, days: number): WorkspaceContext => ({
  ...ctx,
  now: () => new Date(TEST_NOW.getTime() + days * DAY_MS),
})

describeOnDatabase('the brand score on the dashboard', database => {
  test('is of this moment: a change by whomever is in the next look, of everybody in the workspace', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const [here, elsewhere] = [contextFor(db, account), contextFor(db, account)]
    expect(await scoreOf(here)).toMatchObject({ overall: 50, dataSource: 'fallback' })
    await checkIn(elsewhere, { alignment: 9, note: '', idempotencyKey: randomUUID() })
    // 90 by the check-in, 50 where there is nothing written yet.
    expect(await scoreOf(here)).toMatchObject({ overall: 78, dataSource: 'checkin' })
    // Written by another process, past every service of this one.
    await db.sql`update brand_checkins set alignment_score = 4 where user_id = ${account.id}`
    expect(await scoreOf(here)).toMatchObject({ overall: 43 })
    await db.sql`delete from brand_checkins where user_id = ${account.id}`
    expect(await scoreOf(elsewhere)).toMatchObject({ overall: 50, dataSource: 'fallback' })
  })

  test('follows the calendar, too: a check-in that is more than a week old no longer leads, though nothing was written', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    await checkIn(ctx, { alignment: 9, note: '', idempotencyKey: randomUUID() })
    expect(await scoreOf(daysOn(ctx, 7))).toMatchObject({ dataSource: 'checkin' })
    expect(await scoreOf(daysOn(ctx, 8))).toMatchObject({ dataSource: 'fallback', overall: 50 })
  })
})
