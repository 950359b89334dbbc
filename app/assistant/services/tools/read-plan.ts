import { findPlan } from '#app/brand/services/strategy/find-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlanAhead, READ_PLAN_LIMITS, type ReadPlanInput } from '#core/assistant/tools/read-plan.ts'
import { type StrategyPlan, strategyChannels } from '#core/brand/strategy/plan.ts'
import { dayAfter, daysBounds } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Sql } from '#db/client.ts'
import { listScheduledPostsFrom } from '#db/queries/schedule/list-scheduled-posts.ts'
import { wallText } from './told-post.ts'

const WEEK = 7

/** What is planned for so many days, today included, and how that compares with the strategy's rhythm. */
export async function readPlan(ctx: WorkspaceContext, input: ReadPlanInput): Promise<PlanAhead> {
  return ctx.readInWorkspace(async sql => {
    const [{ plan }, planAhead] = await Promise.all([findPlan(ctx, sql), findPlanAhead(ctx, sql, input)])
    return { ...planAhead, perWeekWanted: perWeekWanted(plan) }
  })
}

/** Posts a week over all channels of the strategy; null while that is only guessed. */
export function perWeekWanted(plan: StrategyPlan): number | null {
  if (plan.unconfirmed.includes('rhythm')) return null
  const perWeek = strategyChannels(plan.values).reduce((sum, channel) => sum + channel.perWeek, 0)
  return perWeek > 0 ? perWeek : null
}

/** The plan itself inside an open transaction, in one statement. */
export async function findPlanAhead(
  { workspace, timeZone, now }: Pick<WorkspaceContext, 'workspace' | 'timeZone' | 'now'>,
  sql: Sql,
  { days }: ReadPlanInput,
): Promise<Omit<PlanAhead, 'perWeekWanted'>> {
  const from = wallTimeOf(now(), timeZone).day
  const to = dayAfter(from, days - 1)
  const { rows, total } = await listScheduledPostsFrom(sql, {
    workspace,
    ...daysBounds(from, to, timeZone),
    page: { page: 1, size: READ_PLAN_LIMITS.posts },
  })
  const posts = rows.map(({ title, scheduledFor, platform, status }) => ({
    title,
    at: wallText(scheduledFor, timeZone),
    platform,
    status,
  }))
  const taken = new Set(posts.map(({ at }) => at.slice(0, 10)))
  // Behind the last of too many posts nobody knows which days are empty.
  const known = total > posts.length ? (posts.at(-1)?.at.slice(0, 10) ?? to) : to
  const span = Array.from({ length: days }, (_, n) => dayAfter(from, n))
  return {
    from,
    to,
    posts,
    emptyDays: span.filter(day => day <= known && !taken.has(day)),
    perWeekPlanned: Math.round((total / days) * WEEK * 10) / 10,
  }
}
