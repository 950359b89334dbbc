import type { ServiceContext } from '#app/platform/context.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'

/** Moves on what has fallen due; a second run, or one at the same time, moves nothing twice. */
export async function advance(context: ServiceContext): Promise<void> {
  await advanceSchedule(context)
}
