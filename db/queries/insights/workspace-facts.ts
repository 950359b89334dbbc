import type { Dimension } from '#core/brand/alignment/types.ts'
import type { TrendInput } from '#core/brand/score/trend.ts'
import { DRIFT_DAYS } from '#core/brand/strategy/drift.ts'
import type { RunningCampaign } from '#core/campaigns/results.ts'
import type { CampaignStatus } from '#core/campaigns/status.ts'
import { AHEAD_DAYS } from '#core/insights/behaviour-facts.ts'
import { MOST_ROWS } from '#core/insights/draft.ts'
import { MILESTONE_COUNTS } from '#core/insights/generators/milestone.ts'
import type { InsightType } from '#core/insights/insight.ts'
import { STALLED_AFTER_DAYS } from '#core/sales/today.ts'
import { addDays } from '#core/shared/time.ts'
import type { StoryKind } from '#core/stories/kinds.ts'
import type { Sql } from '../../client.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'
import { driftCounted, type PillarCounted, textTitle } from '../brand/pillars.ts'
import { type PackedTrend, trendColumns, unpackTrend } from '../brand/score-inputs.ts'
import type { StoredStrategy } from '../brand/strategy.ts'
import { campaignReached } from '../campaigns/figures.ts'
import { untoldStories } from '../stories/list-stories.ts'

/** How much of each kind the rules look at. */
const MOST = {
  posts: 60,
  untold: 10,
  planned: 100,
  drafts: 5,
  campaigns: 10,
  permissions: 10,
  waiting: MOST_ROWS,
  stalled: 500,
  told: 300,
  used: 100,
} as const
/** Longer than any calendar month, in days. */
const MONTH_DAYS = 32

/** A row with its title. */
interface Titled {
  readonly id: string
  readonly title: string
}

/** What the insight rules look at in one workspace; times are seconds since 1970, days YYYY-MM-DD. */
export interface WorkspaceFacts {
  readonly userId: string
  readonly posts: number
  readonly stories: number
  readonly timeZone: string
  readonly clarify: ClarifyAnswers
  readonly subscription: StoredSubscription | null
  readonly strategy: { readonly data: StoredStrategy; readonly at: number } | null
  readonly drift: PillarCounted
  readonly newestPosts: readonly (Titled & {
    readonly body: string
    readonly at: number
    readonly outAt: number | null
    readonly kind: StoryKind | null
    readonly pillar: string | null
    readonly overall: number | null
    readonly dimensions: Readonly<Record<Dimension, number | null>>
  })[]
  readonly untold: readonly (Titled & { readonly at: number; readonly pillars: readonly string[] })[]
  readonly planned: readonly (Titled & { readonly at: number })[]
  readonly drafts: readonly Titled[]
  readonly campaigns: readonly {
    readonly id: string
    readonly name: string
    readonly status: CampaignStatus
    readonly startsOn: string | null
    readonly endsOn: string | null
    readonly at: number
  }[]
  readonly running: readonly RunningCampaign[]
  readonly waiting: readonly { readonly id: string; readonly since: number }[]
  /** Open deals whose next step’s day has passed, and without one for two weeks. */
  readonly stalled: { readonly late: number; readonly quiet: number }
  readonly permissions: readonly (Titled & { readonly expiresOn: string; readonly posts: number })[]
  readonly milestones: readonly (Titled & { readonly count: number; readonly at: number })[]
  /** When campaigns were made in the last 32 days, and credits spent with how many each time. */
  readonly campaignTimes: readonly number[]
  readonly creditTimes: readonly { readonly at: number; readonly credits: number }[]
  readonly told: readonly {
    readonly key: string
    readonly type: InsightType
    readonly at: number
    readonly expiresAt: number | null
    readonly isDismissed: boolean
  }[]
  readonly muted: readonly InsightType[]
  readonly trend: TrendInput
}

type FactsRow = Omit<WorkspaceFacts, 'trend'> & PackedTrend

/**
 * What the rules look at in each of these workspaces, those without a profile left out: one statement, for one as for
 * many, and of each workspace the ends of indexes only.
 */
export async function listWorkspaceFacts(
  sql: Sql,
  { users, now }: { users: readonly string[]; now: Date },
): Promise<WorkspaceFacts[]> {
  const owner = sql`p.id`
  const today = now.toISOString().slice(0, 10)
  const yesterday = addDays(now, -1).toISOString().slice(0, 10)
  const quietSince = addDays(now, -STALLED_AFTER_DAYS)
  const ahead = addDays(now, AHEAD_DAYS + 2)
  const lastDay = addDays(now, AHEAD_DAYS).toISOString().slice(0, 10)
  const monthAgo = addDays(now, -MONTH_DAYS)
  const rows = await sql<FactsRow[]>`
    select p.id as user_id, p.posts_count as posts, p.stories_count as stories, p.time_zone,
      coalesce((select clarify_data from user_clarify_data where user_id = p.id), '{}') as clarify,
      (select jsonb_build_object('tier', tier, 'status', status, 'trialEnd', trial_end,
          'currentPeriodEnd', current_period_end, 'pastDueSince', past_due_since,
          'cancelAtPeriodEnd', cancel_at_period_end)
        from subscriptions where user_id = p.id) as subscription,
      (select jsonb_build_object('data', strategy_data, 'at', extract(epoch from created_at))
        from strategies where user_id = p.id) as strategy,
      (select to_jsonb(d) - 'without_pillar' - 'published_by'
          || jsonb_build_object('withoutPillar', d.without_pillar, 'publishedBy', d.published_by)
        from (${driftCounted(sql, { owner, from: addDays(now, -DRIFT_DAYS), to: now })}) d) as drift,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', c.id, 'title', ${textTitle(sql)}, 'body', left(c.body, 2000),
          'at', extract(epoch from c.created_at), 'outAt', extract(epoch from c.published_at),
          'kind', s.kind, 'pillar', c.pillar_id, 'overall', c.alignment_overall,
          'dimensions', jsonb_build_object('voice', c.alignment_voice, 'values', c.alignment_values,
            'audience', c.alignment_audience, 'emotion', c.alignment_emotion)
        ) order by c.created_at desc, c.id desc)
        from (
          select * from content_created where user_id = p.id
          order by created_at desc, id desc limit ${MOST.posts}
        ) c
        left join stories s on s.user_id = c.user_id and s.id = c.story_id), '[]') as newest_posts,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', u.id, 'title', u.title, 'at', extract(epoch from u.created_at),
          'pillars', array(
            select l.pillar_id from story_links l
            where l.user_id = p.id and l.story_id = u.id and l.pillar_id is not null
          )
        ) order by u.created_at desc, u.id desc)
        from (${untoldStories(sql, { owner, most: MOST.untold })}) u), '[]') as untold,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'at', extract(epoch from scheduled_for))
          order by scheduled_for)
        from (
          select id, title, scheduled_for from content_planner
          where user_id = p.id and scheduled_for > ${now} and scheduled_for < ${ahead}
            and status in ('scheduled', 'due', 'sending', 'handed_over', 'held')
          order by scheduled_for limit ${MOST.planned}
        ) q), '[]') as planned,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title))
        from (
          select c.id, ${textTitle(sql)} as title from (
            select * from content_created
            where user_id = p.id and status in ('draft', 'approved') and body <> ''
            order by created_at desc limit 50
          ) c
          where not exists (
            select from content_planner q
            where q.user_id = p.id and q.content_id = c.id and q.status not in ('idea', 'cancelled')
          )
          order by c.created_at desc, c.id desc limit ${MOST.drafts}
        ) t), '[]') as drafts,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'status', m.status,
          'startsOn', m.starts_on, 'endsOn', m.ends_on, 'at', extract(epoch from m.created_at))
          order by m.created_at desc, m.id desc)
        from (
          select * from campaigns k
          where k.user_id = p.id and k.status in ('draft', 'active')
            and not exists (select from content_created c where c.user_id = p.id and c.campaign_id = k.id)
          order by k.created_at desc limit ${MOST.campaigns}
        ) m), '[]') as campaigns,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'goal', k.goal_number,
          'reached', ${campaignReached(sql)}, 'firstDay', k.starts_on, 'lastDay', k.ends_on)
          order by k.created_at desc, k.id desc)
        from (
          select * from campaigns
          where user_id = p.id and status = 'active' and goal_kind is not null and goal_number is not null
            and starts_on <= ${today} and ends_on >= ${yesterday}
          order by created_at desc limit ${MOST.campaigns}
        ) k), '[]') as running,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'since', extract(epoch from reached_out_at))
          order by reached_out_at)
        from (
          select id, reached_out_at from leads
          where user_id = p.id and merged_into is null and reached_out_at is not null
            and (answered_at is null or answered_at < reached_out_at)
          order by reached_out_at limit ${MOST.waiting}
        ) w), '[]') as waiting,
      (select jsonb_build_object('late', count(*) filter (where next_on is not null),
          'quiet', count(*) filter (where next_on is null))
        from (
          select next_on from deals
          where user_id = p.id and stage not in ('won', 'lost')
            and (next_on < ${today} or (next_on is null and stage_since <= ${quietSince}))
          limit ${MOST.stalled}
        ) q) as stalled,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'expiresOn', s.permission_expires_on,
          'posts', (select count(*) from content_created c where c.user_id = p.id and c.story_id = s.id))
          order by s.permission_expires_on, s.id)
        from (
          select * from stories
          where user_id = p.id and permission in ('granted', 'limited')
            and permission_expires_on between ${today}::date and ${lastDay}::date and status <> 'archived'
          order by permission_expires_on limit ${MOST.permissions}
        ) s), '[]') as permissions,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'count', n,
          'at', extract(epoch from published_at)))
        from (
          select c.id, c.title, c.published_at, row_number() over (order by c.published_at, c.id) as n
          from (
            select id, title, published_at from content_created
            where user_id = p.id and published_at is not null
            order by published_at, id limit ${Math.max(...MILESTONE_COUNTS)}
          ) c
        ) r where n = any(${[...MILESTONE_COUNTS]}::integer[])), '[]') as milestones,
      array(select extract(epoch from created_at)::float8 from campaigns
        where user_id = p.id and created_at > ${monthAgo} order by created_at desc limit ${MOST.used}) as campaign_times,
      coalesce((select jsonb_agg(jsonb_build_object('at', extract(epoch from created_at), 'credits', credits))
        from (
          select created_at, credits from ai_generations
          where user_id = p.id and refunded_at is null and created_at > ${monthAgo}
          order by created_at desc limit ${MOST.used}
        ) g), '[]') as credit_times,
      coalesce((select jsonb_agg(jsonb_build_object('key', insight_key, 'type', insight_type,
          'at', extract(epoch from created_at), 'expiresAt', extract(epoch from expires_at),
          'isDismissed', is_dismissed))
        from (
          select insight_key, insight_type, created_at, expires_at, is_dismissed from unified_insights
          where user_id = p.id order by created_at desc limit ${MOST.told}
        ) i), '[]') as told,
      array(select insight_type from insight_mutes where user_id = p.id order by insight_type) as muted,
      ${trendColumns(sql, { owner, now })}
    from profiles p where p.id = any(${[...users]}::uuid[])
  `
  return rows.map(({ checkins, scores, datedContent, ...row }) => ({
    ...row,
    trend: unpackTrend({ checkins, scores, datedContent }),
  }))
}
