import { expect, it } from 'vitest'
import { readAlignment } from '#app/analytics/services/read-alignment.ts'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { GROUPINGS } from '#core/analytics/numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { addDays } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { SqlPart } from '#db/client.ts'
import { forgetSums } from '#db/queries/analytics/sums.ts'
import { type AnalyticsWorkspace, fillAnalytics } from '#tests/support/analytics-workspaces.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const PERIOD = readPeriod(new URLSearchParams('period=30'), '2026-11-20')
const AGO_10 = addDays(TEST_NOW, -10)
const AGO_20 = addDays(TEST_NOW, -20)

/** Something of everything that is counted, on days that are over. */
const LIVED: AnalyticsWorkspace = {
  posts: [
    { days: 12, place: 0, network: 'linkedin', overall: 80, status: 'published' },
    { days: 14, place: 1, network: 'instagram', overall: 60, status: 'published' },
    { days: 9, place: null, network: 'linkedin', overall: null, status: 'draft' },
  ],
  planned: [
    { days: 12, post: 0, status: 'published' },
    { days: 8, post: 2, status: 'missed' },
  ],
  links: [{ post: 0, place: 0, network: 'linkedin' }],
  visits: [
    { link: 0, days: 11, reason: '', visits: 7 },
    { link: 0, days: 10, reason: 'preview', visits: 2 },
  ],
  leads: [
    { days: 6, post: 0, place: 0, source: 'form' },
    { days: 7, post: 1, place: 1, source: 'import' },
  ],
  numbers: [
    { post: 0, network: 'linkedin', source: 'imported', views: 900, likes: 20, shares: 1 },
    { post: 1, network: 'instagram', source: 'network', views: null, likes: 9, shares: 2 },
  ],
  won: [],
}

describeOnDatabase('sums that Analytics keeps', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  /** What is shown, however it is divided. */
  async function look(ctx: WorkspaceContext) {
    const alignment = await readAlignment(ctx, { period: PERIOD, postId: null })
    const views = []
    for (const by of GROUPINGS) views.push(await readAnalytics(ctx, { period: PERIOD, by }))
    return { alignment, views }
  }

  /** The same with nothing kept. */
  async function lookAnew(ctx: WorkspaceContext) {
    await ctx.inWorkspace(sql => forgetSums(sql, { workspace: ctx.workspace }))
    return look(ctx)
  }

  type Change = (sql: AdminDatabase['sql'], of: SqlPart) => PromiseLike<unknown>
  const CHANGES: Readonly<Record<string, Change>> = {
    'a post is published': (sql, of) =>
      sql`update content_created set status = 'published', published_at = ${AGO_10} where ${of} and status = 'draft'`,
    'a post is taken back': (sql, of) =>
      sql`update content_created set status = 'draft' where ${of} and title = 'Post 0'`,
    'a post was published on another day': (sql, of) =>
      sql`update content_created set published_at = ${AGO_20} where ${of} and title = 'Post 0'`,
    'a post has another score': (sql, of) =>
      sql`update content_created set alignment_overall = 30 where ${of} and title = 'Post 0'`,
    'a score can no longer be told': (sql, of) =>
      sql`update content_created set alignment_certainty = 'too_little' where ${of} and title = 'Post 0'`,
    'a post is on another platform': (sql, of) =>
      sql`update content_created set platform = 'threads' where ${of} and title = 'Post 0'`,
    'a post belongs to another pillar': (sql, of) =>
      sql`update content_created set pillar_id = null where ${of} and title = 'Post 0'`,
    'a draft that is planned belongs to a story': (sql, of) =>
      sql`update content_created set story_id = (select id from stories where ${of} limit 1) where ${of} and status = 'draft'`,
    'a post names another offer': (sql, of) =>
      sql`update content_created set offer = 'Offer 1' where ${of} and title = 'Post 0'`,
    'a post is deleted': (sql, of) => sql`delete from content_created where ${of} and title = 'Post 0'`,
    'a published post is added': (sql, of) => sql`
      insert into content_created (user_id, title, body, platform, status, published_at)
      select user_id, 'Another', 'x', 'linkedin', 'published', ${AGO_10} from content_created where ${of} limit 1
    `,
    'a planned post is moved': (sql, of) =>
      sql`update content_planner set scheduled_for = ${AGO_20} where ${of} and status = 'missed'`,
    'a planned post is cancelled': (sql, of) =>
      sql`update content_planner set status = 'cancelled' where ${of} and status = 'missed'`,
    'a planned post is deleted': (sql, of) =>
      sql`delete from content_planner where ${of} and status = 'missed'`,
    'a planned post is added': (sql, of) => sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for)
      select user_id, 'Another', 'linkedin', 'missed', ${AGO_10} from content_planner where ${of} limit 1
    `,
    'what carried numbers of a network is deleted': (sql, of) =>
      sql`delete from content_planner where ${of} and title = 'Sent'`,
    'a network counts more': (sql, of) => sql`update publish_targets set likes = likes + 5 where ${of}`,
    'a network counts no longer': (sql, of) =>
      sql`update publish_targets set likes = null, replies = null, reposts = null where ${of}`,
    'a connection ends': (sql, of) => sql`delete from connections where ${of}`,
    'a number is typed in anew': (sql, of) => sql`update post_numbers set views = 1000 where ${of}`,
    'imported numbers go': (sql, of) => sql`delete from post_numbers where ${of}`,
    'a visit is counted late': (sql, of) =>
      sql`update link_days set visits = visits + 1 where ${of} and reason = ''`,
    'visits of another day come back': (sql, of) => sql`
      insert into link_days (user_id, link_id, day, visits)
      select user_id, id, ${AGO_20}::date, 3 from tracked_links where ${of}
    `,
    'visits go': (sql, of) => sql`delete from link_days where ${of}`,
    'a link belongs to another campaign': (sql, of) =>
      sql`update tracked_links set campaign_id = null, content_id = null where ${of}`,
    'a link is deleted': (sql, of) => sql`delete from tracked_links where ${of}`,
    'two people are one': (sql, of) => sql`
      update leads set merged_into = (select id from leads where ${of} and name = 'Person 0') where ${of} and name = 'Person 1'
    `,
    'somebody is deleted': (sql, of) => sql`delete from leads where ${of} and name = 'Person 0'`,
    'somebody is added': (sql, of) => sql`
      insert into leads (user_id, name, first_source, first_at)
      select user_id, 'Another', 'form', ${AGO_10} from leads where ${of} limit 1
    `,
    'a campaign sells another offer': (sql, of) => sql`update campaigns set offer_id = null where ${of}`,
    'an offer has another name': (sql, of) =>
      sql`update offers set name = 'New' where ${of} and name = 'Offer 0'`,
    'an offer is deleted': (sql, of) => sql`delete from offers where ${of} and name = 'Offer 0'`,
    'a story is deleted': (sql, of) => sql`delete from stories where ${of}`,
    'a pillar is deleted': (sql, of) => sql`delete from content_pillars where ${of}`,
    'a campaign is deleted': (sql, of) => sql`delete from campaigns where ${of}`,
  }

  it.each(Object.entries(CHANGES))('hold no longer when %s', async (_name, change) => {
    const { sql } = database().db
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, LIVED)
    const before = await look(ctx)
    expect(await look(ctx)).toEqual(before)
    await change(sql, sql`user_id = ${ctx.workspace}`)
    const after = await look(ctx)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await lookAnew(ctx))
  })

  it('are added up again in another zone, and each morning for one more day', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, LIVED)
    await look(ctx)
    const elsewhere = { ...ctx, timeZone: 'Pacific/Kiritimati' }
    expect(await look(elsewhere)).toEqual(await lookAnew(elsewhere))
    const later = { ...ctx, now: () => addDays(TEST_NOW, 4) }
    expect(await look(later)).toEqual(await lookAnew(later))
  })

  it('are brought up to date for whoever only reads, and belong to one workspace', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), '/app/analytics')
    await fillAnalytics(db, viewer, LIVED)
    const seen = await readAnalytics(viewer, { period: PERIOD, by: 'network' })
    expect(seen.daily.now).toMatchObject({ published: 2, people: 7, views: 900 })
    const stranger = await readAnalytics(await founder(), { period: PERIOD, by: 'network' })
    expect(stranger.daily.now).toMatchObject({ published: 0, people: 0, views: 0 })
  })

  it('hold after many looked and wrote at once', async () => {
    const { db } = database()
    const ctx = await founder()
    await fillAnalytics(db, ctx, LIVED)
    const write = (n: number) => db.sql`
      insert into content_created (user_id, title, body, platform, status, published_at)
      values (${ctx.workspace}, ${`Racing ${n}`}, 'x', 'linkedin', 'published', ${addDays(TEST_NOW, -3 - (n % 5))})
    `
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2 ? readAnalytics(ctx, { period: PERIOD, by: 'network' }) : write(n),
      ),
    )
    const after = await look(ctx)
    expect(after.views[0]?.daily.now.published).toBe(2 + 15)
    expect(after).toEqual(await lookAnew(ctx))
  })

  it('go with their marks when nobody looked for a month, and come again', async () => {
    const { db } = database()
    const ctx = await founder()
    await fillAnalytics(db, ctx, LIVED)
    const before = await look(ctx)
    await db.sql`update post_numbers set views = views + 1 where user_id = ${ctx.workspace}`
    await db.sql`update analytics_marks set marked_at = ${addDays(TEST_NOW, -40)} where user_id = ${ctx.workspace}`
    await sweepExpired({ ...visitorContext(db), now: () => TEST_NOW })
    const kept = await db.sql`
      select user_id from analytics_marks where user_id = ${ctx.workspace}
      union all select user_id from analytics_days where user_id = ${ctx.workspace}
      union all select user_id from analytics_sums where user_id = ${ctx.workspace}
    `
    expect(kept).toHaveLength(0)
    const after = await look(ctx)
    expect(after.views[0]?.daily.now.views).toBe((before.views[0]?.daily.now.views ?? 0) + 1)
  })

  it('of a deleted account leave no mark', async () => {
    const { db } = database()
    const ctx = await founder()
    await fillAnalytics(db, ctx, LIVED)
    await look(ctx)
    await db.sql`delete from accounts where id = ${ctx.workspace}`
    expect(await db.sql`select id from analytics_marks where user_id = ${ctx.workspace}`).toHaveLength(0)
  })
})
