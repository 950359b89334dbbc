import { advancePlan } from '#app/services/content/plan/advance-plan.ts'
import type { ServiceContext } from '#app/services/context.ts'

/** Moves on what has fallen due; a second run, or one at the same time, moves nothing twice. */
export async function advance(context: ServiceContext): Promise<void> {
  await advancePlan(context)
}
