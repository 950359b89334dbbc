import { expect, test } from 'vitest'
import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findIdeas } from '#app/brand/services/ideas/find-ideas.ts'
import { refreshInsights } from '#app/insights/services/refresh-insights.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { foundationFilled } from '#core/brand/foundation.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { brandScoreTrend, scoreInputOf } from '#core/brand/score/trend.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import { type ProposalStatus, proposalState } from '#core/proposals/state.ts'
import { asWorkspaceId } from '#db/client.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { findIdeaRows } from '#db/queries/brand/ideas.ts'
import {
  findScoreInput,
  findTrendInput,
  listScoreBatch,
  unpackHistory,
} from '#db/queries/brand/score-inputs.ts'
import { findDashboardSummary } from '#db/queries/dashboard/dashboard.ts'
import { listOpenInsights } from '#db/queries/insights/insights.ts'
import { insertAlignmentScore } from '#db/queries/posts/alignment-scores.ts'
import { insertPost, updatePost } from '#db/queries/posts/posts.ts'
import { listIdeas } from '#db/queries/schedule/ideas.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { clarifyOf } from '#db/seed/founders/founder.ts'
import { FOUNDERS } from '#db/seed/founders/founders.ts'
import { seedUsers } from '#db/seed/users.ts'
import { recomputeAll } from '#scripts/commands/recompute-scores/recompute-all.ts'
import { rescorePosts } from '#scripts/commands/recompute-scores/rescore-posts.ts'
import { liveIn } from '#scripts/commands/seed/live-in.ts'
import { reviewLastMonth } from '#scripts/commands/seed/review-last-month.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { testConfig } from '#tests/support/workspace-context.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describeOnDatabases('seed, dashboard and scores', database => {
  test('the made-up founders are many, different, and have a whole foundation', () => {
    expect(FOUNDERS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(FOUNDERS.map(founder => founder.brand)).size).toBe(FOUNDERS.length)
    for (const founder of FOUNDERS) expect(foundationFilled(clarifyOf(founder))).toBe(5)
  })

  test('the demo workspace is lived in, and a second seeding leaves it alone', async () => {
    const { db } = database()
    const id = await seedDemo(db, { passwordHash: 'hash', now: NOW })
    const workspace = asWorkspaceId(id ?? '')
    const summary = await db.inWorkspace(workspace, sql => findDashboardSummary(sql, { workspace, now: NOW }))
    expect(summary).toMatchObject({ stories: 8, posts: 12, campaigns: 1 })
    expect(summary.latestCheckins).toHaveLength(5)
    expect(foundationFilled(summary.clarify)).toBe(5)
    expect(scoreBrand(scoreInputOf(summary.trendInput, NOW), NOW)).toMatchObject({ dataSource: 'checkin' })
    const [schedule] = await db.sql`
      select
        count(*) filter (where status = 'published' and scheduled_for < ${NOW})::integer as published,
        count(*) filter (where status = 'scheduled' and scheduled_for > ${NOW})::integer as scheduled,
        count(*) filter (where status = 'idea')::integer as ideas
      from content_planner where user_id = ${workspace}
    `
    expect(schedule).toEqual({ published: 8, scheduled: 2, ideas: 3 })
    const [sold] = await db.sql`
      select (select count(*) from leads where user_id = ${workspace} and merged_into is null)::integer as people,
        (select count(*) from leads where user_id = ${workspace} and merged_into is not null)::integer as merged,
        (select count(*) from deals where user_id = ${workspace})::integer as deals,
        (select count(*) from offers where user_id = ${workspace})::integer as offers,
        (select max(day) - min(day) from link_days where user_id = ${workspace}) as click_days,
        (select count(*) > 3 from campaign_pieces where user_id = ${workspace}) as is_planned
    `
    expect(sold).toEqual({ people: 30, merged: 1, deals: 12, offers: 3, clickDays: 60, isPlanned: true })
    expect(await seedDemo(db, { passwordHash: 'hash', now: NOW })).toBeNull()
  })

  test('the demo founder has used ideas, put some aside, acted on an insight and muted a kind', async () => {
    const { db } = database()
    const other = FOUNDERS[1] ? { founder: FOUNDERS[1] } : {}
    const id = await seedDemo(db, {
      passwordHash: 'hash',
      now: NOW,
      ...other,
      email: 'lived@brandhearth.test',
    })
    const workspace = asWorkspaceId(id ?? '')
    const lived = { workspace, now: NOW, config: testConfig() }
    await liveIn(db, lived)
    await reviewLastMonth(db, lived)
    const ctx = { workspace, timeZone: 'Europe/London', now: () => NOW }
    await db.inWorkspace(workspace, async sql => {
      const [foundation, rows] = [
        await findFoundation(sql, { workspace }),
        await findIdeaRows(sql, { workspace, now: NOW }),
      ]
      const states = (status: string) =>
        rows.states.filter(state => state.status === status).map(state => state.id)
      expect(states('used')).toHaveLength(3)
      expect(states('not_for_me')).toHaveLength(3)
      const { chosen } = findIdeas(ctx, rows, foundation)
      expect(chosen.ideas).toHaveLength(5)
      for (const { id } of chosen.ideas) expect(rows.states.map(state => state.id)).not.toContain(id)
      // What was used stands on the board beside the ideas that were there before, and what the monthly review proposed.
      expect((await listIdeas(sql, { workspace, archived: false, page: { page: 1, size: 20 } })).total).toBe(
        7,
      )
      const [watched] = await sql`
        select (select count(*)::integer from watch_sources where user_id = ${workspace}) as sources,
          (select array_agg(distinct state order by state) from watch_items where user_id = ${workspace}) as states,
          (select count(*)::integer from watch_prices where user_id = ${workspace}) as prices,
          (select count(item_id)::integer from watch_page_changes where user_id = ${workspace}) as changes
      `
      expect(watched).toEqual({
        sources: 6,
        states: ['acted', 'new', 'not_relevant', 'saved'],
        prices: 3,
        changes: 2,
      })
      const [researched] = await sql`
        select (select count(*)::integer from competitors where user_id = ${workspace}) as competitors,
          (select count(*)::integer from competitor_evidence where user_id = ${workspace}) as evidence,
          (
            select array_agg(n order by n) from (
              select count(c.id)::integer as n from research_notes r
              left join note_citations c on c.user_id = r.user_id and c.note_id = r.id
              where r.user_id = ${workspace} group by r.id
            ) notes
          ) as citations
      `
      expect(researched).toEqual({ competitors: 2, evidence: 2, citations: [1, 3] })
      const [counted] = await sql`
        select (select count(*)::integer from number_imports where user_id = ${workspace}) as imports,
          (select array_agg(distinct source order by source) from post_numbers where user_id = ${workspace}) as sources,
          (select count(*)::integer from annotations where user_id = ${workspace}) as notes
      `
      expect(counted).toEqual({ imports: 2, sources: ['imported', 'typed'], notes: 2 })
      await refreshInsights(sql, { workspace, now: NOW })
      const open = await listOpenInsights(sql, { workspace, now: NOW, limit: 10 })
      expect(open.length).toBeGreaterThanOrEqual(2)
      expect(open.filter(insight => insight.isActedUpon)).toHaveLength(1)
      const [muted] = await sql`select insight_type from insight_mutes where user_id = ${workspace}`
      expect(open.map(insight => insight.type)).not.toContain(muted?.insightType)
    })
  })

  test('the demo founder has answered people and written a proposal in every state, whose links open', async () => {
    const { db } = database()
    const other = FOUNDERS[2] ? { founder: FOUNDERS[2] } : {}
    const email = 'sold@brandhearth.test'
    const id = await seedDemo(db, { passwordHash: 'hash', now: NOW, ...other, email })
    const workspace = asWorkspaceId(id ?? '')
    const config = testConfig()
    await liveIn(db, { workspace, now: NOW, config })
    const [told] = await db.sql`
      select (select count(*) from lead_messages where user_id = ${workspace})::integer as messages,
        (select count(distinct way) from lead_messages where user_id = ${workspace})::integer as ways,
        (select count(*) from lead_messages where user_id = ${workspace} and alignment is not null)::integer > 2 as scored,
        (select count(*) from reply_templates where user_id = ${workspace})::integer as templates,
        (select count(*) from lead_files where user_id = ${workspace})::integer as files,
        (select count(*) from lead_merges where user_id = ${workspace} and split_at is null)::integer as merges,
        (select created from lead_imports where user_id = ${workspace})::integer as imported,
        (select count(*) from leads where user_id = ${workspace} and first_source = 'import')::integer as from_list,
        (select count(*) from proposal_questions where user_id = ${workspace} and answered_at is null)::integer as open,
        (select count(*) from proposal_questions where user_id = ${workspace} and answered_at is not null)::integer as told
    `
    expect(told).toEqual({
      ...{ messages: 7, ways: 2, scored: true, templates: 4, files: 2, merges: 1 },
      ...{ imported: 3, fromList: 3, open: 1, told: 1 },
    })
    const proposals = await db.sql<
      { id: string; status: ProposalStatus; expiresOn: string; tokenHash: string }[]
    >`
      select id, status, expires_on, token_hash from proposals where user_id = ${workspace} order by number
    `
    const states = proposals.map(proposal => proposalState({ ...proposal, isSeen: true }, '2026-11-20'))
    expect(states).toEqual(['declined', 'expired', 'seen', 'accepted', 'draft'])
    const links = await openLinkSecrets({ db, config }, 'proposal')
    for (const { id, tokenHash } of proposals.slice(0, 4))
      expect(links.find(id, Buffer.from(tokenHash, 'hex'))).toMatch(/^[\w-]{43}$/)
  })

  test('a seed always makes the same people, and goes on where it stopped', async () => {
    const { db } = database()
    const options = { users: 12, days: 60, seed: 5, now: NOW }
    const fingerprint = async () => {
      const [row] = await db.sql`
        select md5(string_agg(a.id::text || a.email || c.clarify_data::text || p.stories_count, ',' order by a.email)) as md5
        from accounts a join user_clarify_data c on c.user_id = a.id join profiles p on p.id = a.id
        where a.email like 'founder-5-%'
      `
      return row?.md5
    }
    expect(await seedUsers(db, { ...options, users: 4 })).toBe(4)
    expect(await seedUsers(db, options)).toBe(8)
    const first = await fingerprint()
    expect(await seedUsers(db, options)).toBe(0)
    await db.sql`delete from accounts where email like 'founder-5-%'`
    expect(await seedUsers(db, options)).toBe(12)
    expect(await fingerprint()).toBe(first)
  })

  test('a single founder gets a workspace in which every room is lived in, over all the days', async () => {
    const { db } = database()
    const options = { users: 1, days: 700, seed: 9, now: NOW }
    expect(await seedUsers(db, options)).toBe(1)
    expect(await seedUsers(db, options)).toBe(0)
    const [row] = await db.sql`
      select
        (select count(*) from stories where user_id = p.id) as stories,
        (select count(distinct permission) from stories where user_id = p.id) as permissions,
        (select count(distinct status) from content_created where user_id = p.id) as post_states,
        (select count(distinct status) from content_planner where user_id = p.id) as scheduled_post_states,
        (select count(distinct date_trunc('month', scheduled_for)) from content_planner where user_id = p.id) as months,
        (select count(*) from content_planner where user_id = p.id and scheduled_for > ${NOW}) as ahead,
        (select count(*) from content_planner where user_id = p.id and deadline_at <= ${NOW}) as overdue,
        (select count(distinct status) from campaigns where user_id = p.id) as campaign_states,
        (select count(*) from content_created where user_id = p.id and campaign_id is not null) as in_campaigns,
        (select count(*) from brand_checkins where user_id = p.id) as checkins,
        (select count(*) from strategy_versions where user_id = p.id) as strategy_versions,
        (select count(*) from leads where user_id = p.id and merged_into is null) as people,
        (select count(*) from deals where user_id = p.id) as deals,
        (select count(*) from campaign_pieces where user_id = p.id) as pieces,
        (select count(*) from content_pillars where user_id = p.id) as pillars,
        p.subscription_tier as tier
      from profiles p where p.email = 'founder-9-0@seed.brandhearth.test'
    `
    expect(row).toMatchObject({
      stories: 420,
      permissions: 5,
      campaignStates: 4,
      pillars: 4,
      people: 30,
      deals: 12,
      tier: 'collective',
    })
    expect(row?.postStates).toBeGreaterThanOrEqual(10)
    expect(row?.scheduledPostStates).toBeGreaterThanOrEqual(8)
    expect(row?.months).toBeGreaterThanOrEqual(24)
    expect(row?.ahead).toBeGreaterThanOrEqual(35)
    expect(row?.overdue).toBe(0)
    expect(row?.inCampaigns).toBeGreaterThan(50)
    expect(row?.pieces).toBeGreaterThan(0)
    expect(row?.checkins).toBe(100)
    expect(row?.strategyVersions).toBeGreaterThanOrEqual(20)
  })

  test('one user and many at once read the same inputs for the score', async () => {
    const { db } = database()
    await seedUsers(db, { users: 30, days: 120, seed: 6, now: NOW })
    const many = await listScoreBatch(db.sql, { after: null, limit: 1000, now: NOW })
    let compared = 0
    for (const { userId, history: packed } of many.unsettled) {
      const one = await findScoreInput(db.sql, { workspace: asWorkspaceId(userId), now: NOW })
      expect(unpackHistory(packed)).toEqual(one)
      const history = await findTrendInput(db.sql, { workspace: asWorkspaceId(userId), now: NOW })
      expect(scoreBrand(scoreInputOf(history, NOW), NOW)).toEqual(scoreBrand(one, NOW))
      const { points } = brandScoreTrend(history, NOW)
      expect(points.at(-1)?.overall ?? 50).toBe(scoreBrand(one, NOW).overall)
      if (one.content.length > 0) compared += 1
    }
    expect(compared).toBeGreaterThan(10)
  })

  test('recomputing writes every score once, then nothing, then only what changed', async () => {
    const { db } = database()
    await seedUsers(db, { users: 30, days: 120, seed: 6, now: NOW })
    const [total] = await db.sql<{ n: number }[]>`select count(*) as n from profiles`
    await db.sql`delete from brand_scores`
    const run = () => recomputeAll(db, { now: NOW, batchSize: 7 })
    expect(await run()).toEqual({ users: total?.n, read: total?.n, written: total?.n, resumed: false })
    expect(await run()).toMatchObject({ users: total?.n, read: 0, written: 0 })
    const { workspace } = await createTestAccount(db)
    expect(await run()).toMatchObject({ read: 1, written: 1 })
    const [row] =
      await db.sql`select overall, data_source, confidence from brand_scores where user_id = ${workspace}`
    expect(row).toEqual({ overall: 50, dataSource: 'fallback', confidence: 0 })
  })

  test('posts scored by older rules are scored again, once, and those that can’t be told lose their 50', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const answers = { core_values: ['honesty', 'patience'], dream_client: 'Bakers with their first shop.' }
    await upsertClarifyData(db.sql, { workspace, answers })
    const post = async (body: string, overall: number | null, rules = 0) => {
      const at = new Date('2026-11-01T12:00:00Z')
      const fields = { body, alignmentOverall: overall, alignmentVoice: overall, alignmentRules: rules }
      const { id } = await insertPost(db.sql, { workspace, fields, now: at })
      const check = {
        postId: id,
        title: '',
        caption: body,
        platform: 'instagram',
        postGoal: '',
        campaign: '',
        now: at,
      }
      const numbers = { voice: 50, values: 50, audience: 50, emotion: 50 }
      const made = {
        alignmentScores: numbers,
        suggestions: [],
        overallScore: overall ?? 50,
        overallGuidance: '',
      }
      await insertAlignmentScore(db.sql, { workspace, ...check, ...made, isSaved: true })
      return id
    }
    const long =
      'We sat with a baker at night and went through her books, slowly, until each number was honest.'
    const ids = {
      short: await post('New hours.', 50),
      told: await post(long, 12),
      newer: await post(long, 13, SCORE_RULES),
      never: await post(long, null),
    }
    const stored = async (id: string) => {
      const [row] = await db.sql`
        select c.alignment_overall as overall, c.alignment_voice as voice, c.alignment_certainty as certainty,
          c.version, c.updated_at = c.created_at as untouched, v.alignment_overall as kept, s.is_saved, s.overall_score
        from content_created c join content_versions v on v.content_id = c.id join post_alignment_scores s on s.post_id = c.id
        where c.id = ${id}
      `
      return row
    }
    expect(await rescorePosts(db, { workspace, batchSize: 1 })).toBe(2)
    expect(await stored(ids.short)).toMatchObject({
      ...{ overall: null, voice: null, certainty: 'too_little', version: 1, untouched: true, kept: null },
      isSaved: false,
    })
    const { overall, voice } = scoreContent(long, answers)
    expect(await stored(ids.told)).toMatchObject({
      ...{ overall, voice, certainty: 'told', version: 1, untouched: true, kept: overall },
      ...{ isSaved: true, overallScore: overall },
    })
    expect(await stored(ids.newer)).toMatchObject({ overall: 13, overallScore: 13 })
    expect(await stored(ids.never)).toMatchObject({ overall: null, certainty: null })
    expect(await rescorePosts(db, { workspace })).toBe(0)
    await updatePost(db.sql, { workspace, id: ids.short, version: 1, changes: { body: 'New hours today.' } })
    expect(await stored(ids.short)).toMatchObject({ untouched: false })
  })

  test('an interrupted run goes on behind the last batch that was written', async () => {
    const { db } = database()
    await seedUsers(db, { users: 30, days: 120, seed: 6, now: NOW })
    await db.sql`delete from brand_scores`
    const stop = new Error('interrupted')
    const interrupted = recomputeAll(
      {
        ...db,
        acrossWorkspaces: async (reason, work) => {
          const [done] = await db.sql<{ n: number }[]>`select count(*) as n from brand_scores`
          if ((done?.n ?? 0) >= 10) throw stop
          return db.acrossWorkspaces(reason, work)
        },
      },
      { now: NOW, batchSize: 5 },
    )
    await expect(interrupted).rejects.toThrow(stop)
    const [written] = await db.sql<{ n: number }[]>`select count(*) as n from brand_scores`
    const [total] = await db.sql<{ n: number }[]>`select count(*) as n from profiles`
    expect(written?.n).toBe(10)
    const rest = await recomputeAll(db, { now: new Date(NOW.getTime() + 3_600_000), batchSize: 5 })
    expect(rest).toEqual({ users: total?.n, read: (total?.n ?? 0) - 10, written: total?.n, resumed: true })
    expect(await db.sql`select 1 from batch_cursors`).toHaveLength(0)
  })

  test('an empty workspace has a summary of zeros', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const summary = await db.inWorkspace(workspace, sql => findDashboardSummary(sql, { workspace, now: NOW }))
    expect(summary).toEqual({
      stories: 0,
      posts: 0,
      campaigns: 0,
      strategies: 0,
      storiesThisWeek: 0,
      postsThisWeek: 0,
      lastActivity: null,
      clarify: {},
      sampleDataCreated: false,
      month: { posts: 0, out: 0, checks: 0 },
      latestCheckins: [],
      latestStories: [],
      untoldStory: null,
      insights: [],
      insightsStale: true,
      duePost: null,
      draft: null,
      trendInput: { checkins: [], postScores: [], content: [] },
    })
  })
})
