import { toldScore } from '#app/assistant/services/tools/read-numbers.ts'
import { findPlanAhead, perWeekWanted } from '#app/assistant/services/tools/read-plan.ts'
import { toldPost } from '#app/assistant/services/tools/told-post.ts'
import { findPlan } from '#app/brand/services/strategy/find-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type AssistantBrief, BRIEF_LIMITS, buildBrief } from '#core/assistant/brief.ts'
import { toldStrategy } from '#core/assistant/told-strategy.ts'
import { statusesTold } from '#core/assistant/tools/post-status.ts'
import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import { rankInsights } from '#core/insights/rank-insights.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { findPostRows } from '#db/queries/assistant/lookups.ts'
import { findTrendInput } from '#db/queries/brand/score-inputs.ts'
import { listCampaigns } from '#db/queries/campaigns/list-campaigns.ts'
import { listOpenInsights } from '#db/queries/insights/insights.ts'
import { findBasis } from './find-basis.ts'
import { workspaceCache } from './workspace-cache.ts'

const cache = workspaceCache<AssistantBrief>('assistant_brief')

/**
 * What the assistant is told of a workspace, whatever is asked; at most five minutes old, and for whoever asks the same:
 * everybody in a workspace reads all of it. Eight statements beside the basis, sent together.
 */
export async function findBrief(ctx: WorkspaceContext): Promise<AssistantBrief> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const cached = cache.find(workspace, now)
  if (cached) return cached
  const { context, foundation, sources } = await findBasis(ctx)
  const [{ rows: posts }, { plan }, ahead, trendInput, insights, campaigns] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findPostRows(sql, {
        workspace,
        query: null,
        order: 'newest',
        statuses: statusesTold('any'),
        limit: BRIEF_LIMITS.posts,
      }),
      findPlan(ctx, sql),
      findPlanAhead(ctx, sql, { days: BRIEF_LIMITS.planDays }),
      findTrendInput(sql, { workspace, now }),
      listOpenInsights(sql, { workspace, now, limit: INSIGHT_INPUT_LIMITS.insights }),
      listCampaigns(sql, {
        workspace,
        status: 'active',
        page: { page: 1, size: BRIEF_LIMITS.campaigns },
      }),
    ]),
  )
  const { overall, dimensions } = toldScore(trendInput, now)
  const brief = buildBrief({
    context,
    foundation,
    stories: sources.stories,
    posts: posts.map(row => toldPost(row, timeZone)),
    plan: { ...ahead, perWeekWanted: perWeekWanted(plan) },
    score: overall === null ? null : { overall, ...dimensions },
    checkins: trendInput.checkins.map(({ alignment, createdAt }) => ({
      on: wallTimeOf(createdAt, timeZone).day,
      alignment,
    })),
    insights: rankInsights(insights, now).map(({ title, description }) => ({ title, reason: description })),
    strategy: toldStrategy(plan),
    campaigns: campaigns.rows.map(({ name, goal, startsOn, endsOn, posts, published }) => ({
      name,
      goal,
      startsOn,
      endsOn,
      posts,
      published,
    })),
    activity: sources.activity.map(({ at, what, title }) => ({
      on: wallTimeOf(new Date(at), timeZone).day,
      what,
      title,
    })),
  })
  cache.keep(workspace, brief, now)
  return brief
}
