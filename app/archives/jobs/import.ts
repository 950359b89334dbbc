import { continueArchive } from '#app/archives/services/continue-archive.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Does what is left of an import from elsewhere, or of undoing one. */
export async function importArchiveJob(
  context: ServiceContext,
  payload: JobPayloads['archives.import'],
): Promise<void> {
  await continueArchive(context, payload)
}
