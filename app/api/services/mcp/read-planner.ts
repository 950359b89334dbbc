import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { readPlan } from '#app/assistant/services/tools/read-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { READ_PLAN_LIMITS } from '#core/assistant/tools/read-plan.ts'
import { daysBounds } from '#core/schedule/days.ts'

/** The planner as the assistant is told it, the posts of its days as programs name them. */
export async function readPlanner(ctx: WorkspaceContext, { days }: { days: number }) {
  const plan = await readPlan(ctx, { days })
  const { from, to } = daysBounds(plan.from, plan.to, ctx.timeZone)
  const span = { from: from.toISOString(), to: to.toISOString() }
  const { rows } = await listScheduled(ctx, { ...span, place: null, size: READ_PLAN_LIMITS.posts })
  return { ...plan, posts: rows }
}
