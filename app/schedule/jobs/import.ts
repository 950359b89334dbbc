import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { continueScheduleImport } from '#app/schedule/services/exchange/continue-schedule-import.ts'

/** Does what is left of a long import into the planner. */
export async function scheduleImportJob(
  context: ServiceContext,
  payload: JobPayloads['schedule.import'],
): Promise<void> {
  await continueScheduleImport(context, payload)
}
