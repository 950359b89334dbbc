import { continueImport } from '#app/leads/services/continue-import.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Does what is left of an import of people. */
export async function importPeopleJob(
  context: ServiceContext,
  payload: JobPayloads['leads.import'],
): Promise<void> {
  await continueImport(context, payload)
}
