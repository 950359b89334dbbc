import type { ServiceContext } from '#app/platform/context.ts'
import { advancePlan } from '#app/schedule/services/advance-plan.ts'

/** Moves on what has fallen due; a second run, or one at the same time, moves nothing twice. */
export async function advance(context: ServiceContext): Promise<void> {
  await advancePlan(context)
}
