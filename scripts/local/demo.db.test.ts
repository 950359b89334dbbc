import { expect, it } from 'vitest'
import { readReview } from '#app/monthly-review/services/read-reviews.ts'
import { monthBefore } from '#core/monthly-review/month.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { DEMO, seedDemoOnce } from '#scripts/local/demo.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, testConfig } from '#tests/support/workspace-context.ts'

describeOnDatabase('the demo workspace', database => {
  it('looks back at the posts of last month that its other pages show', async () => {
    const { db } = database()
    await seedDemoOnce(db, testConfig())
    const [account] = await db.sql<{ id: string }[]>`select id from accounts where email = ${DEMO.email}`
    const id = account?.id ?? ''
    const ctx = contextFor(db, { id, workspace: asWorkspaceId(id) } as never, { tier: 'collective' })
    const month = monthBefore(wallTimeOf(new Date(), ctx.timeZone).day)
    const [{ posts } = { posts: 0 }] = await db.sql<{ posts: number }[]>`
      select count(*)::integer as posts from content_created
      where user_id = ${id} and to_char(published_at at time zone ${ctx.timeZone}, 'YYYY-MM') = ${month}
    `
    expect(posts).toBeGreaterThan(0)
    expect((await readReview(ctx, { month }))?.facts.drift.count).toBe(posts)
  })
})
