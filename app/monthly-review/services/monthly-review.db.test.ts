import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { acceptPart } from '#app/monthly-review/services/accept-part.ts'
import { makeDueReviews } from '#app/monthly-review/services/make-due-reviews.ts'
import { makeReviewNow } from '#app/monthly-review/services/make-review.ts'
import { readReview, readReviews } from '#app/monthly-review/services/read-reviews.ts'
import { settlePart } from '#app/monthly-review/services/settle-part.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readIdeas } from '#app/schedule/services/ideas/read-ideas.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

type Context = OnTestDatabase<WorkspaceContext>

const PAGE = '/app/strategy/review'
const FIRST = '2026-11-01T00:15:00Z'

const on = (ctx: Context, at: string): Context => ({ ...ctx, now: () => new Date(at) })

/** Makes what is due at an instant, as a worker does: in nobody's name. */
const makeAt = (db: AdminDatabase, { config }: Context, at: string) =>
  makeDueReviews({ db, config, now: () => new Date(at) })

/** A founder of before October, with a weekly time and a story. */
async function founderOn(db: AdminDatabase, tier: Tier = 'collective', timeZone = 'Europe/London') {
  const owner = await ownerOn(db, tier)
  const { id } = owner.account
  await db.sql`update profiles set created_at = '2026-09-01', time_zone = ${timeZone} where id = ${id}`
  await db.sql`insert into planner_slots (user_id, weekday, minute_of_day, platform) values (${id}, 2, 540, 'linkedin')`
  await db.sql`
    insert into stories (user_id, title, body, kind, status) values (${id}, 'The baker at six', 'She rang.', 'client', 'ready')
  `
  return { owner, ctx: (await acting(db, owner, PAGE)) as Context }
}

describeOnDatabase('monthly reviews', database => {
  it.each([
    ['autumn', 'Europe/London', '2026-10-31T23:45:00Z', '2026-11-01T00:00:00Z', '2026-10'],
    ['spring', 'Europe/London', '2027-03-31T22:45:00Z', '2027-03-31T23:00:00Z', '2027-03'],
    ['New York', 'America/New_York', '2026-12-01T04:45:00Z', '2026-12-01T05:00:00Z', '2026-11'],
  ])(
    'are made on the first by the clock of the workspace (%s), once, however many look',
    async (_, zone, before, after, month) => {
      const { db } = database()
      const { ctx } = await founderOn(db, 'collective', zone)
      await makeAt(db, ctx, before)
      expect(await readReview(ctx, { month })).toBeNull()
      await Promise.all([makeAt(db, ctx, after), makeAt(db, ctx, after)])
      await makeAt(db, ctx, after)
      const review = await readReview(ctx, { month })
      expect(review?.isWhole).toBe(true)
      const told = await db.sql`
      select from notifications where user_id = ${ctx.workspace} and key = ${`month_reviewed:${month}`}
    `
      expect(told).toHaveLength(1)
    },
  )

  it('are made for everyone else where one workspace has a zone that the database does not know', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db)
    await founderOn(db, 'collective', 'Mars/Olympus')
    await makeAt(db, ctx, '2026-11-01T12:00:00Z')
    expect((await readReview(ctx, { month: '2026-10' }))?.isWhole).toBe(true)
  })

  it('are caught up later, and not made where the plan has none or the workspace is new', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db)
    const { ctx: lower } = await founderOn(db, 'pro')
    const { ctx: fresh } = await founderOn(db)
    await db.sql`update profiles set created_at = '2026-11-02' where id = ${fresh.userId}`
    await makeAt(db, ctx, '2026-11-09T12:00:00Z')
    expect((await readReviews(ctx)).map(({ month }) => month)).toEqual(['2026-10-01'])
    expect(await readReviews(lower)).toEqual([])
    expect(await readReviews(fresh)).toEqual([])
    expect(await makeReviewNow(lower)).toEqual({ ok: false, reason: 'not_in_plan' })
  })

  it('freeze what was counted, and show pounds to those who may see deals', async () => {
    const { db } = database()
    const { owner, ctx } = await founderOn(db)
    const [post] = await db.sql<{ id: string }[]>`
      insert into content_created (user_id, title, body, platform, status, published_at)
      values (${ctx.workspace}, 'Bakers undercharge', 'They do.', 'linkedin', 'published', '2026-10-12') returning id
    `
    const [lead] = await db.sql<{ id: string }[]>`
      insert into leads (user_id, name, email, first_source, first_network, first_content_id, first_at)
      values (${ctx.workspace}, 'Jo Blake', 'jo@example.com', 'form', 'linkedin', ${post?.id ?? ''}, '2026-10-13') returning id
    `
    await db.sql`
      insert into deals (user_id, lead_id, title, value_pence, stage, closed_at, reference)
      values (${ctx.workspace}, ${lead?.id ?? ''}, 'Rebrand', 120000, 'won', '2026-10-20', 'BH-7K2M')
    `
    await makeAt(db, ctx, FIRST)
    await db.sql`update deals set value_pence = 5 where user_id = ${ctx.workspace}`
    const review = await readReview(ctx, { month: '2026-10' })
    expect(review?.facts.best).toEqual([
      { id: post?.id, title: 'Bakers undercharge', platform: 'linkedin', people: 0, leads: 1, overall: null },
    ])
    expect(review?.pounds?.totalPence).toBe(120_000)
    expect(review?.pounds?.rows[0]).toEqual({ name: 'LinkedIn', firstPence: 120_000, lastPence: 0 })
    expect(JSON.stringify(review)).not.toMatch(/Jo Blake|jo@/)
    const viewer = (await acting(db, await memberOf(db, owner, 'viewer'), PAGE)) as Context
    const theirs = await readReview(viewer, { month: '2026-10' })
    expect(theirs?.pounds).toBeNull()
    expect(JSON.stringify(theirs)).not.toMatch(/£|120000/)
  })

  it('propose slots with unused stories; accepted once, one becomes an idea with its draft', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db)
    await makeAt(db, ctx, FIRST)
    const review = await readReview(ctx, { month: '2026-10' })
    const [first, second, third] = review?.parts ?? []
    expect(first).toMatchObject({
      day: '2026-11-03',
      minute: 540,
      platform: 'linkedin',
      title: 'The baker at six',
    })
    expect((await readIdeas(ctx, { archived: false, page: 1, removed: null })).ideas.rows).toHaveLength(0)
    const id = first?.id ?? ''
    const both = await Promise.all([acceptPart(ctx, { id }), acceptPart(ctx, { id })])
    expect(new Set(both.map(result => (result.ok ? result.postId : result.reason))).size).toBe(1)
    expect(
      (await readIdeas(ctx, { archived: false, page: 1, removed: null })).ideas.rows.map(
        ({ title }) => title,
      ),
    ).toEqual(['The baker at six'])
    const drafts = () => db.sql<{ storyId: string | null; status: string; body: string }[]>`
      select story_id, status, body from content_created where user_id = ${ctx.workspace} order by created_at, id
    `
    const [draft] = await drafts()
    expect(draft).toMatchObject({ storyId: first?.storyId, status: 'draft' })
    expect(draft?.body, 'tells its story').toContain('She rang.')
    await acceptPart(ctx, { id: third?.id ?? '' })
    expect((await drafts()).find(({ storyId }) => !storyId)?.body, 'an outline without one').toMatch(/\[.+\]/)
    const declined = second?.id ?? ''
    const stateOf = async () =>
      (await readReview(ctx, { month: '2026-10' }))?.parts.find(part => part.id === declined)?.state
    await settlePart(ctx, { id: declined, state: 'declined' })
    expect(await stateOf()).toBe('declined')
    await settlePart(ctx, { id: declined, state: 'open' })
    expect(await stateOf()).toBe('open')
    await settlePart(ctx, { id, state: 'declined' })
    expect((await readReview(ctx, { month: '2026-10' }))?.parts[0]?.state).toBe('accepted')
  })

  it('can be made of the month under way once a day, and give way to the whole one, keeping what was decided', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db)
    const at = on(ctx, '2026-11-10T10:00:00Z')
    const both = await Promise.all([makeReviewNow(at), makeReviewNow(at)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await makeReviewNow(at)).toEqual({ ok: false, reason: 'made_today' })
    const soFar = await readReview(at, { month: '2026-11' })
    expect(soFar).toMatchObject({ isWhole: false, untilDay: '2026-11-10' })
    await acceptPart(at, { id: soFar?.parts[0]?.id ?? '' })
    expect((await makeReviewNow(on(ctx, '2026-11-11T10:00:00Z'))).ok).toBe(true)
    await makeAt(db, ctx, '2026-12-01T00:15:00Z')
    const whole = await readReview(at, { month: '2026-11' })
    expect(whole).toMatchObject({ isWhole: true, untilDay: '2026-11-30' })
    expect(whole?.parts.filter(({ state }) => state === 'accepted')).toHaveLength(1)
  })

  it('belong to their workspace and to those who may edit', async () => {
    const { db } = database()
    const { owner, ctx } = await founderOn(db)
    const { ctx: other } = await founderOn(db)
    await makeAt(db, ctx, FIRST)
    const id = (await readReview(ctx, { month: '2026-10' }))?.parts[0]?.id ?? ''
    const notFound = { ok: false, reason: 'not_found' }
    expect(await acceptPart(other, { id })).toEqual(notFound)
    expect(await settlePart(other, { id, state: 'declined' })).toEqual(notFound)
    expect(await acceptPart(ctx, { id: randomUUID() })).toEqual(notFound)
    const viewer = (await acting(db, await memberOf(db, owner, 'viewer'), PAGE)) as Context
    const readOnly = { ok: false, reason: 'read_only' }
    expect(await acceptPart(viewer, { id })).toEqual(readOnly)
    expect(await makeReviewNow(viewer)).toEqual(readOnly)
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${owner.account.id}`
    const lower = (await acting(db, owner, PAGE)) as Context
    expect(await acceptPart(lower, { id })).toEqual({ ok: false, reason: 'not_in_plan' })
    expect((await readReview(lower, { month: '2026-10' }))?.parts[0]?.state).toBe('open')
  })
})
