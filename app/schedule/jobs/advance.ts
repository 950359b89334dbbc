import type { ServiceContext } from '#app/platform/context.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { remindPeople } from '#app/schedule/services/remind-people.ts'

/**
 * Moves on what has fallen due, and reminds of what soon will, approvals too; a second run, or one at the same time, does
 * nothing twice.
 */
export async function advance(context: ServiceContext): Promise<void> {
  await advanceSchedule(context)
  await remindPeople(context)
}
