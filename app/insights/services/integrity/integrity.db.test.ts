import { expect, test } from 'vitest'
import { readIntegrity } from '#app/insights/services/integrity/read-integrity.ts'
import { repairData } from '#app/insights/services/integrity/repair-data.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('data health', database => {
  async function founder() {
    const { db } = database()
    const account = await createTestAccount(db)
    await db.sql`insert into stories (user_id, title) select ${account.id}, 'Story ' || n from generate_series(1, 3) n`
    return { account, db, ctx: contextFor(db, account) }
  }

  test('a counter that went astray is noticed and counted again', async () => {
    const { account, db, ctx } = await founder()
    await db.sql`update profiles set stories_count = 9 where id = ${account.id}`
    const before = await readIntegrity(ctx)
    expect(before.issues.map(({ description }) => description)).toContain(
      'Your profile says you have 9 stories, but there are 3.',
    )
    await repairData(ctx, { userId: account.id, repair: 'count_again' })
    const after = await readIntegrity(ctx)
    expect(after.issues.map(({ type }) => type)).toEqual(['missing_clarify_data'])
  })

  test('what the plan allows is never called wrong', async () => {
    const { account, db, ctx } = await founder()
    await db.sql`
      insert into subscriptions (user_id, tier, status, trial_end)
      values (${account.id}, 'creator', 'trialing', ${new Date(TEST_NOW.getTime() + 86_400_000)})
    `
    await repairData(ctx, { userId: account.id, repair: 'read_subscription' })
    const spend = (credits: number, at: Date) => db.sql`
      insert into ai_generations (user_id, kind, credits, created_at) values (${account.id}, 'draft', ${credits}, ${at})
    `
    const kinds = async () => (await readIntegrity(ctx, { fresh: true })).issues.map(({ type }) => type)
    await spend(10, new Date(TEST_NOW.getTime() - 60 * 86_400_000))
    await spend(10, TEST_NOW)
    expect(await kinds()).not.toContain('tier_anomaly')
    await spend(1, TEST_NOW)
    expect(await kinds()).toContain('tier_anomaly')
  })

  test('a profile that is gone is critical, and is made again with its counts and plan', async () => {
    const { account, db, ctx } = await founder()
    await db.sql`
      insert into subscriptions (user_id, tier, status, trial_end)
      values (${account.id}, 'pro', 'trialing', ${new Date(TEST_NOW.getTime() + 86_400_000)})
    `
    await db.sql`delete from profiles where id = ${account.id}`
    expect((await readIntegrity(ctx, { fresh: true })).overallHealth).toBe('critical')
    await repairData(ctx, { userId: account.id, repair: 'create_profile' })
    const [profile] = await db.sql`select * from profiles where id = ${account.id}`
    expect(profile).toMatchObject({
      storiesCount: 3,
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
      email: account.email,
    })
    expect((await readIntegrity(ctx)).hasCriticalIssues).toBe(false)
  })

  test('an active plan whose end has passed is read again from the subscription', async () => {
    const { account, db, ctx } = await founder()
    const past = new Date(TEST_NOW.getTime() - 86_400_000)
    await db.sql`
      insert into subscriptions (user_id, tier, status, current_period_end) values (${account.id}, 'pro', 'canceled', ${past})
    `
    await db.sql`update profiles set subscription_end_date = ${past} where id = ${account.id}`
    expect((await readIntegrity(ctx)).issues.map(({ type }) => type)).toContain('inconsistent_subscription')
    await repairData(ctx, { userId: account.id, repair: 'read_subscription' })
    expect((await readIntegrity(ctx)).issues.map(({ type }) => type)).not.toContain(
      'inconsistent_subscription',
    )
  })

  test('a report is good for ten minutes, unless a fresh one is asked for', async () => {
    const { account, db, ctx } = await founder()
    const first = await readIntegrity(ctx)
    await db.sql`update profiles set stories_count = 7 where id = ${account.id}`
    expect(await readIntegrity(ctx)).toBe(first)
    const later = { ...ctx, now: () => new Date(TEST_NOW.getTime() + 600_001) }
    expect((await readIntegrity(later)).issues).toHaveLength(first.issues.length + 1)
    expect((await readIntegrity(ctx, { fresh: true })).issues).toHaveLength(first.issues.length + 1)
  })
})
