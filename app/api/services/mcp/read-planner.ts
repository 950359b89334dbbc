import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { readPlan } from '#app/assistant/services/tools/read-plan.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { READ_PLAN_LIMITS } from '#core/assistant/tools/read-plan.ts'
import { addDays } from '#core/shared/time.ts'

/** The planner as the assistant is told it, its posts as programs name them. */
export async function readPlanner(ctx: WorkspaceContext, { days }: { days: number }) {
  const now = ctx.now()
  const span = { from: now.toISOString(), to: addDays(now, days).toISOString() }
  const [plan, listed] = await Promise.all([
    readPlan(ctx, { days }),
    listScheduled(ctx, { ...span, place: null, size: READ_PLAN_LIMITS.posts }),
  ])
  return { ...plan, posts: listed.rows }
}
