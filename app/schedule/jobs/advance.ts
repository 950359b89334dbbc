import type { ServiceContext } from '#app/platform/context.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { remindOfDeadlines } from '#app/schedule/services/remind-of-deadlines.ts'

/** Moves on what has fallen due, and reminds of what soon will; a second run, or one at the same time, does nothing twice. */
export async function advance(context: ServiceContext): Promise<void> {
  await advanceSchedule(context)
  await remindOfDeadlines(context)
}
