import type { ServiceContext } from '#app/platform/context.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listFilesToRemove, updateUnusedFiles } from '#db/queries/media/media-files.ts'
import { removeStoredFiles } from './remove-stored-files.ts'

/** Files removed in one run. */
const BATCH = 500

/**
 * Removes from the store what no picture uses any more and nobody can restore. A file is forgotten only when it is gone,
 * so a run that was cut off is made up for by the next. Safe to run at any time.
 */
export async function sweepFiles(context: ServiceContext): Promise<void> {
  const { db } = context
  const now = context.now()
  const files = await db.acrossWorkspaces('sweep', async sql => {
    await updateUnusedFiles(sql, { now })
    return listFilesToRemove(sql, { now, limit: BATCH })
  })
  for (const { id, workspace } of files)
    await removeStoredFiles(context, { workspace: asWorkspaceId(workspace), ids: [id] })
}
