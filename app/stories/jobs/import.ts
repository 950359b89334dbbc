import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { continueImport } from '#app/stories/services/exchange/continue-import.ts'

/** Does what is left of a long import of stories. */
export async function importJob(
  context: ServiceContext,
  payload: JobPayloads['stories.import'],
): Promise<void> {
  await continueImport(context, payload)
}
