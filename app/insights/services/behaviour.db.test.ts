import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { actOnInsight } from '#app/insights/services/act-on-insight.ts'
import { dismissInsight } from '#app/insights/services/dismiss-insight.ts'
import { muteInsights } from '#app/insights/services/mute-insights.ts'
import { readInsightRows } from '#app/insights/services/read-insight-rows.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import { refreshBatch } from '#app/insights/services/refresh-batch.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { FOUNDATION_FIELDS } from '#core/brand/foundation.ts'
import { GOAL_KINDS } from '#core/campaigns/goal.ts'
import { reachedOf } from '#core/campaigns/results.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { findCampaignFigures } from '#db/queries/campaigns/figures.ts'
import { listWorkspaceFacts } from '#db/queries/insights/workspace-facts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const on = (ctx: WorkspaceContext, days: number): WorkspaceContext => ({ ...ctx, now: () => ago(-days) })
const keysOf = async (ctx: WorkspaceContext) => (await readInsights(ctx)).insights.map(({ key }) => key)

describeOnDatabase('insights from behaviour', database => {
  /** A whole foundation and check-ins: little that is essential is left to say. */
  async function settle(user: string) {
    const { db } = database()
    const answers = Object.fromEntries(FOUNDATION_FIELDS.map(field => [field, 'An answer']))
    const clarify = { ...answers, core_values: ['one', 'two', 'three'] }
    await db.sql`insert into user_clarify_data (user_id, clarify_data) values (${user}, ${db.sql.json(clarify)})`
    await db.sql`
      insert into brand_checkins (user_id, alignment_score, completed, created_at)
      values (${user}, 9, true, ${ago(28)}), (${user}, 8, true, ${ago(1)})
    `
  }
  /** A founder with a whole foundation, 12 posts whose scores fall, and nothing planned. */
  async function fallingFounder() {
    const { db } = database()
    const account = await createTestAccount(db, { tier: 'pro' })
    const user = account.id
    await settle(user)
    for (let n = 0; n < 12; n += 1) {
      const at = ago(50 - 3 * n)
      const score = 92 - 2 * n
      await db.sql`
        insert into content_created (
          user_id, title, body, status, created_at, published_at, alignment_overall,
          alignment_voice, alignment_values, alignment_audience, alignment_emotion
        ) values (
          ${user}, ${`Post ${n}`}, 'A day in the studio.', 'published', ${at}, ${at}, ${score}, ${score}, ${score},
          ${score}, ${score}
        )
      `
    }
    return { db, account, ctx: contextFor(db, account, { tier: 'pro' }) }
  }
  async function insight(ctx: WorkspaceContext, key: string) {
    const match = (await readInsights(ctx)).insights.find(one => one.key === key)
    if (!match) throw new Error(`There is no insight ${key}`)
    return match
  }

  test('who waits, what stands still and what is below plan is told, also when a contributor’s look sets it off', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const user = owner.account.id
    await settle(user)
    const [person, quietOne, campaign] = [randomUUID(), randomUUID(), randomUUID()]
    await db.sql`
      insert into campaigns (id, user_id, name, status, starts_on, ends_on, goal_kind, goal_number)
      values (${campaign}, ${user}, 'Autumn', 'active', '2026-11-10', '2026-11-24', 'pounds', 500000)
    `
    await db.sql`
      insert into leads (id, user_id, name, email, first_source, reached_out_at, answered_at) values
        (${person}, ${user}, 'Jo Blake', 'jo@example.test', 'form', ${ago(3)}, null),
        (${quietOne}, ${user}, '', 'ana@example.test', 'typed', ${ago(9)}, ${ago(8)})
    `
    await db.sql`
      insert into deals (user_id, lead_id, title, value_pence, stage, next_on, stage_since, closed_at, last_campaign_id, reference)
      values
        (${user}, ${person}, 'Team day', 120000, 'proposal', '2026-11-18', ${ago(2)}, null, null, 'BH-0001'),
        (${user}, ${person}, 'Course', 24000, 'contacted', null, ${ago(20)}, null, null, 'BH-0002'),
        (${user}, ${person}, 'Fresh', 24000, 'contacted', null, ${ago(1)}, null, null, 'BH-0003'),
        (${user}, ${quietOne}, 'Won', 60000, 'won', null, ${ago(1)}, ${ago(1)}, ${campaign}, 'BH-0004')
    `
    const contributor = await acting(db, await memberOf(db, owner, 'contributor'), '/insights')
    const member = { ...contributor, now: () => TEST_NOW }
    const seen = await readInsights(member)
    const found = new Map(seen.insights.map(one => [one.key, one]))
    expect(found.get('lead_waiting')?.title).toBe('1 person waits for your reply')
    expect(found.get('deal_stalled')?.title).toBe('2 deals stand still')
    expect(found.get(`campaign_below:${campaign}`)?.description).toBe(
      '73% of its days have passed, and 12% of its goal is reached.',
    )
    const rows = await readInsightRows(member, { id: found.get('lead_waiting')?.id ?? null })
    expect(rows?.named?.people).toMatchObject([{ id: person, name: 'Jo Blake' }])
    expect(rows?.named?.gone).toBe(0)
  })

  test('a campaign’s goal is counted as its own page counts it, whatever it counts', async () => {
    const { db } = database()
    const account = await createTestAccount(db, { tier: 'pro' })
    const ctx = contextFor(db, account, { tier: 'pro' })
    const { workspace } = ctx
    const [campaign, person, link] = [randomUUID(), randomUUID(), randomUUID()]
    await db.sql`
      insert into campaigns (id, user_id, name, status, starts_on, ends_on)
      values (${campaign}, ${workspace}, 'Autumn', 'active', '2026-11-10', '2026-11-24')
    `
    await db.sql`
      insert into content_created (user_id, title, body, status, campaign_id)
      select ${workspace}, 'Post', 'A day.', status, ${campaign} from unnest(array['published', 'published', 'draft']) as status
    `
    await db.sql`
      insert into tracked_links (id, user_id, slug, target, network, campaign_id)
      values (${link}, ${workspace}, 'autumn-linkedin', 'https://example.test', 'linkedin', ${campaign})
    `
    await db.sql`
      insert into link_days (user_id, link_id, day, reason, visits)
      values (${workspace}, ${link}, '2026-11-12', '', 5), (${workspace}, ${link}, '2026-11-12', 'agent', 90)
    `
    await db.sql`
      insert into leads (id, user_id, name, first_source, first_campaign_id)
      values (${person}, ${workspace}, 'Jo Blake', 'form', ${campaign})
    `
    await db.sql`
      insert into deals (user_id, lead_id, title, value_pence, stage, closed_at, last_campaign_id, reference)
      select ${workspace}, ${person}, 'Team day', 120000, 'won', ${TEST_NOW}, ${campaign}, 'BH-' || n
      from generate_series(1001, 1004) as n
    `
    const figures = await ctx.inWorkspace(sql =>
      findCampaignFigures(sql, { workspace, campaignId: campaign }),
    )
    const reached: (number | undefined)[] = []
    for (const kind of GOAL_KINDS) {
      await db.sql`update campaigns set goal_kind = ${kind}, goal_number = 1000000 where id = ${campaign}`
      const [facts] = await ctx.inWorkspace(sql =>
        listWorkspaceFacts(sql, { users: [workspace], now: TEST_NOW }),
      )
      reached.push(facts?.running[0]?.reached)
    }
    expect(reached).toEqual(GOAL_KINDS.map(kind => reachedOf(kind, figures)))
    expect(reached).toEqual([1, 4, 480_000, 5, 2])
  })

  test('12 posts, a falling score and nothing planned are no silence', async () => {
    const { ctx } = await fallingFounder()
    const { insights } = await readInsights(ctx)
    expect(insights.map(({ key, priority }) => [key, priority])).toEqual([
      ['score_falling', 78],
      ['gap_ahead', 72],
      ['rhythm_below', 68],
    ])
    const dashboard = await readNumbers(ctx)
    expect(dashboard.noticed.map(({ key }) => key)).toEqual(['score_falling', 'gap_ahead', 'rhythm_below'])
    const { change, direction } = dashboard.trend
    expect([direction, insights[0]?.metadata.change]).toEqual(['down', change])
    expect(insights[0]?.metadata.to).toBe(dashboard.score.overall)
    expect(dashboard.week.days.reduce((sum, day) => sum + day.scheduled, 0)).toBe(0)
  })

  test('the rows are those it names, also when some are gone, and no stranger’s', async () => {
    const { ctx, db, account } = await fallingFounder()
    const { id, metadata } = await insight(ctx, 'score_falling')
    const named = (await readInsightRows(ctx, { id }))?.named
    const ids = (metadata.rows as { posts: string[] }).posts
    expect(new Set(named?.posts?.map(post => post.id))).toEqual(new Set(ids))
    expect([named?.stories, named?.gone]).toEqual([null, 0])
    expect(named?.figures.map(({ value }) => value)).toEqual([String(metadata.from), String(metadata.to)])
    await db.sql`delete from content_created where user_id = ${account.id} and id = ${ids[0] ?? ''}`
    const left = (await readInsightRows(ctx, { id }))?.named
    expect([left?.posts?.length, left?.gone]).toEqual([ids.length - 1, 1])

    const stranger = await createTestAccount(db)
    const [theirs] = await db.sql<{ id: string }[]>`
      insert into content_created (user_id, title) values (${stranger.id}, 'Theirs') returning id
    `
    const rows = { ...metadata, rows: { posts: [theirs?.id ?? ''] } }
    await db.sql`update unified_insights set metadata = ${db.sql.json(rows)} where id = ${id}`
    expect((await readInsightRows(ctx, { id }))?.named?.posts).toEqual([])
    const gap = (await readInsightRows(ctx, { id: (await insight(ctx, 'gap_ahead')).id }))?.named
    expect(gap).toMatchObject({ planned: [], posts: null, gone: 0 })
  })

  test('an action opens its place filled in, and what was done about it ends the insight', async () => {
    const { ctx, db, account } = await fallingFounder()
    await db.sql`
      insert into content_created (user_id, title, body, status, created_at)
      values (${account.id}, 'Kiln day', 'A text.', 'draft', ${ago(60)})
    `
    const { id, description } = await insight(ctx, 'gap_ahead')
    expect(description).toContain('Your draft “Kiln day” is ready to schedule.')
    const [draft] = await db.sql<{ id: string }[]>`
      select id from content_created where user_id = ${account.id} and title = 'Kiln day'
    `
    expect(await actOnInsight(ctx, { id, actionId: 'schedule_draft' })).toEqual({
      ok: true,
      to: `/app/content/schedule?post=${draft?.id}&date=2026-11-21`,
    })
    for (const days of [3, 9])
      await db.sql`
        insert into content_planner (user_id, content_id, title, platform, scheduled_for, status)
        values (${account.id}, ${draft?.id ?? ''}, 'Kiln day', 'linkedin', ${ago(-days)}, 'scheduled')
      `
    expect(await keysOf(ctx)).not.toContain('gap_ahead')
    expect((await readNumbers(ctx)).noticed.map(({ key }) => key)).not.toContain('gap_ahead')
  })

  test('each week brings up to three new ones; a repeat brings none, a dismissed one stays away', async () => {
    const { ctx, db, account } = await fallingFounder()
    for (let n = 0; n < 6; n += 1)
      await db.sql`
        insert into stories (user_id, title, status, created_at)
        values (${account.id}, ${`Story ${n}`}, 'ready', ${ago(10 + n)})
      `
    const first = await keysOf(ctx)
    expect(first).toHaveLength(3)
    await dismissInsight(ctx, { id: (await insight(ctx, 'gap_ahead')).id, isDismissed: true })
    expect(await keysOf(on(ctx, 1))).toEqual(first.filter(key => key !== 'gap_ahead'))
    const next = await readInsights(on(ctx, 8))
    const fresh = next.insights.filter(({ createdAt }) => createdAt > ago(-7))
    expect(fresh.map(({ key }) => key.split(':')[0])).toContain('story_untold')
    expect(fresh.length).toBeLessThanOrEqual(3)
    const story = next.insights.find(({ key }) => key.startsWith('story_untold:'))
    const [newest] = await db.sql<{ id: string }[]>`
      select id from stories where user_id = ${account.id} order by created_at desc limit 1
    `
    expect(story?.key, 'the one the dashboard offers').toBe(`story_untold:${newest?.id}`)
    expect((await readDashboard(on(ctx, 8))).action.path).toBe('/app/dashboard#check-in')
  })

  test('a muted kind keeps no place, and is told once it is wanted again', async () => {
    const { ctx } = await fallingFounder()
    await muteInsights(ctx, { kind: 'brand_consistency', isMuted: true })
    expect(await keysOf(ctx)).toEqual(['score_falling'])
    await muteInsights(ctx, { kind: 'brand_consistency', isMuted: false })
    expect(await keysOf(ctx), 'at once, as far as the week has room').toEqual(['score_falling', 'gap_ahead'])
  })

  test('permissions, campaigns, limits and claims are told from their rows', async () => {
    const { ctx, db, account } = await fallingFounder()
    const user = account.id
    const [story] = await db.sql<{ id: string }[]>`
      insert into stories (user_id, title, permission, permission_expires_on, created_at)
      values (${user}, 'Bea', 'granted', '2026-11-25', ${ago(1)}) returning id
    `
    await db.sql`
      insert into campaigns (user_id, name, status, starts_on, created_at)
      values (${user}, 'Autumn', 'active', '2026-11-18', ${ago(40)})
    `
    await db.sql`
      insert into subscriptions (user_id, tier, status, billing_cycle, started_at)
      values (${user}, 'pro', 'active', 'monthly', ${ago(60)})
    `
    await db.sql`
      insert into ai_generations (user_id, kind, credits, created_at) values (${user}, 'chat', 20, ${ago(3)})
    `
    await db.sql`
      insert into strategies (user_id, title, strategy_data, created_at)
      values (${user}, 'One page', ${db.sql.json({ claim_1: 'We answer in an hour', proof_1: '', claim_2: '', claim_3: '', message_main: 'm', message_problem: 'p', message_change: 'c', message_ask: 'a' })}, ${ago(3)})
    `
    const { insights } = await readInsights(ctx)
    const named = insights.map(({ key }) => key.replace(/:[0-9a-f-]{36}$/, ''))
    expect(named.slice(0, 2), 'what cannot wait').toEqual(['permission_expiring', 'limit_reached:credits'])
    expect(named.slice(2)).toEqual(['score_falling', 'campaign_empty', 'gap_ahead'])
    const rows = await readInsightRows(ctx, { id: insights[0]?.id ?? '' })
    expect(rows?.named?.stories).toMatchObject([{ id: story?.id, expiresOn: '2026-11-25', posts: 0 }])
    const later = await keysOf(on(ctx, 8))
    expect(later).toContain('promise_without_proof')
  })

  test('all at once is the same as one by one', async () => {
    const { ctx, db, account } = await fallingFounder()
    await refreshBatch(db, { after: null, limit: 1000, now: TEST_NOW })
    const stored = () =>
      db.sql`
        select insight_key, description, metadata, expires_at, created_at from unified_insights
        where user_id = ${account.id} order by insight_key
      `
    const before = await stored()
    expect(before).toHaveLength(3)
    await db.sql`delete from insight_refreshes where user_id = ${account.id}`
    await readInsights(ctx)
    expect(await stored()).toEqual(before)
    expect((await refreshBatch(db, { after: null, limit: 1000, now: TEST_NOW })).written).toBe(0)
    expect(await readInsightRows(ctx, { id: randomUUID() })).toBeNull()
  })
})
