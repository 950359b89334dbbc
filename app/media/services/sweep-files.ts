import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { deleteFiles, listFilesToRemove, updateUnusedFiles } from '#db/queries/media/media-files.ts'

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
  const store = openMediaStore(context.config)
  for (const { id, workspace } of files) {
    await store.remove(`${workspace}/${id}`)
    await db.acrossWorkspaces('sweep', sql => deleteFiles(sql, { ids: [id] }))
  }
}
