import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { continueImport } from '#app/stories/services/exchange/continue-import.ts'
import { asWorkspaceId } from '#db/client.ts'

/** Does what is left of a long import of stories. */
export async function importJob(
  context: ServiceContext,
  { workspace, importId }: JobPayloads['stories.import'],
): Promise<void> {
  await continueImport(context, { workspace: asWorkspaceId(workspace), importId })
}
