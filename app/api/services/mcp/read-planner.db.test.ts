import { expect, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { readPlanner } from './read-planner.ts'

describeOnDatabase('the planner for an agent', database => {
  it('names the posts of the days it counts: the whole of today, and none behind the last', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db), { tier: 'pro', timeZone: 'America/New_York' })
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for)
      select ${ctx.workspace}, at, 'blog', 'scheduled', at::timestamptz from unnest(array[
        '2026-11-20T04:59Z', '2026-11-20T05:00Z', '2026-11-22T10:00Z', '2026-11-27T04:59Z', '2026-11-27T05:00Z'
      ]) at
    `
    const plan = await readPlanner(ctx, { days: 7 })
    expect(plan).toMatchObject({ from: '2026-11-20', to: '2026-11-26', perWeekPlanned: 3 })
    expect(plan.posts.map(({ title }) => title)).toEqual([
      '2026-11-20T05:00Z',
      '2026-11-22T10:00Z',
      '2026-11-27T04:59Z',
    ])
  })
})
