import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { WorkspaceId } from '#db/client.ts'
import { deleteFiles } from '#db/queries/media/media-files.ts'

/** Removes files from the store that nobody may use any more. Safe to run twice. Throws when the store does not answer. */
export async function removeStoredFiles(
  context: ServiceContext,
  { workspace, ids }: { workspace: WorkspaceId; ids: readonly string[] },
): Promise<void> {
  const store = openMediaStore(context.config)
  for (const id of ids) {
    await store.remove(`${workspace}/${id}`)
    await context.db.inWorkspace(workspace, sql => deleteFiles(sql, { ids: [id] }))
  }
}
