import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { buildExport } from '#app/settings/services/export/build-export.ts'
import type { ExportWords } from '#core/settings/export-words.ts'

/** Makes everything of a workspace into one ZIP. */
export async function exportJob(
  context: ServiceContext,
  payload: JobPayloads['settings.export'],
  words: ExportWords,
): Promise<void> {
  await buildExport(context, payload, words)
}
