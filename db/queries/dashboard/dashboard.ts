import type { TrendInput } from '#core/brand/score/trend.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'
import { findTrendInput } from '../brand/score-inputs.ts'
import { openInsights } from '../insights/insights.ts'
import { staleInsights } from '../insights/refreshes.ts'
import { untoldStory } from '../stories/list-stories.ts'
import { draftWithoutDate } from './draft-without-date.ts'
import { type DuePost, duePost } from './due-post.ts'

export interface DashboardSummary {
  readonly stories: number
  readonly posts: number
  readonly campaigns: number
  readonly strategies: number
  /** Of the last seven days. */
  readonly storiesThisWeek: number
  readonly postsThisWeek: number
  readonly lastActivity: Date | null
  /** The foundation; empty when nothing was saved. */
  readonly clarify: ClarifyAnswers
  /** Whether an example was filled in and is still there. */
  readonly sampleDataCreated: boolean
  /** Of the last 30 days: posts begun, posts out and texts checked. */
  readonly month: { posts: number; out: number; checks: number }
  readonly duePost: DuePost | null
  /** The draft worked on last that has no date; null without one. */
  readonly draft: { readonly id: string; readonly title: string } | null
  /** The open insights that matter most, and whether they have to be made anew before they are shown. */
  readonly insights: readonly { readonly key: string; readonly title: string; readonly priority: number }[]
  readonly insightsStale: boolean
  /** The last ten, newest first. */
  readonly latestCheckins: readonly { alignmentScore: number; completed: boolean; createdAt: Date }[]
  /** The newest ready story that no post was made from; null when all are told. */
  readonly untoldStory: { readonly id: string; readonly title: string } | null
  /** Titles of the newest three stories. */
  readonly latestStories: readonly { id: string; title: string }[]
  /** What the score and its trend of the last 30 days are made of. */
  readonly trendInput: TrendInput
}

interface SummaryRow extends Omit<DashboardSummary, 'latestCheckins' | 'trendInput'> {
  latestCheckins: { score: number; completed: boolean; at: number }[]
}

/**
 * Everything the numbers and the progress record count, in two statements sent together. Totals come from the
 * counters in `profiles`, the rest from the ends of indexes, so the time does not grow with the workspace.
 * An unknown workspace is all zeros.
 */
export async function findDashboardSummary(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<DashboardSummary> {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS)
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS)
  const [[row], trendInput] = await Promise.all([
    sql<SummaryRow[]>`
      select
        p.stories_count as stories, p.posts_count as posts, p.campaigns_count as campaigns,
        p.strategies_count as strategies, p.last_activity_at as last_activity,
        (select count(*) from stories where user_id = ${workspace} and created_at > ${weekAgo}) as stories_this_week,
        (select count(*) from content_created where user_id = ${workspace} and created_at > ${weekAgo})
          as posts_this_week,
        coalesce((select clarify_data from user_clarify_data where user_id = ${workspace}), '{}') as clarify,
        coalesce((select sample_data_created from user_onboarding_status where user_id = ${workspace}), false)
          as sample_data_created,
        jsonb_build_object(
          'posts', (select count(*) from content_created where user_id = ${workspace} and created_at > ${monthAgo}),
          'out', (select count(*) from content_created
            where user_id = ${workspace} and published_at > ${monthAgo} and published_at <= ${now}),
          'checks', (select count(*) from post_alignment_scores where user_id = ${workspace} and created_at > ${monthAgo})
        ) as month,
        (${duePost(sql, { workspace, now })}) as due_post,
        (select to_jsonb(d) from (${draftWithoutDate(sql, { workspace })}) d) as draft,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'score', alignment_score, 'completed', completed, 'at', extract(epoch from created_at)
          ) order by created_at desc)
          from (
            select alignment_score, completed, created_at from brand_checkins
            where user_id = ${workspace} order by created_at desc limit 10
          ) newest
        ), '[]') as latest_checkins,
        (${untoldStory(sql, { workspace })}) as untold_story,
        coalesce((
          select jsonb_agg(jsonb_build_object('key', insight_key, 'title', title, 'priority', priority) order by place)
          from (${openInsights(sql, { workspace, now, limit: 3 })}) open_insights
        ), '[]') as insights,
        ${staleInsights(sql, { workspace, now })} as insights_stale,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by created_at desc)
          from (
            select id, title, created_at from stories
            where user_id = ${workspace} order by created_at desc, id desc limit 3
          ) newest
        ), '[]') as latest_stories
      from (select 1) as one
      left join profiles p on p.id = ${workspace}
    `,
    findTrendInput(sql, { workspace, now }),
  ])
  if (!row) throw new Error('The summary was not returned')
  return {
    ...row,
    stories: row.stories ?? 0,
    posts: row.posts ?? 0,
    campaigns: row.campaigns ?? 0,
    strategies: row.strategies ?? 0,
    latestCheckins: row.latestCheckins.map(checkin => ({
      alignmentScore: checkin.score,
      completed: checkin.completed,
      createdAt: new Date(checkin.at * 1000),
    })),
    trendInput,
  }
}
