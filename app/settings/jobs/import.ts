import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { type ImportWords, runImport } from '#app/settings/services/import/run-import.ts'

/** Looks through an exported workspace that was sent, or brings it. */
export async function importWorkspaceJob(
  context: ServiceContext,
  payload: JobPayloads['settings.import'],
  words: ImportWords,
): Promise<void> {
  await runImport(context, payload, words)
}
