import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { IMPORT_DAYS } from '#core/settings/imports.ts'
import { addDays } from '#core/shared/time.ts'
import {
  deleteImport,
  deleteImportParts,
  failStaleImports,
  listImportParts,
  listOldImports,
} from '#db/queries/settings/imports.ts'

/** Files that are removed in one run; the next goes on. */
const BATCH = 50

/**
 * Removes files that were brought, refused or given up, and those that nobody decided about in time, from the store first;
 * and gives up what no worker has touched for a day. Safe to run at any time.
 */
export async function sweepImports(context: ServiceContext): Promise<void> {
  const { db } = context
  const now = context.now()
  const old = await db.acrossWorkspaces('sweep', async sql => {
    await failStaleImports(sql, { before: addDays(now, -1) })
    return listOldImports(sql, { before: addDays(now, -IMPORT_DAYS), limit: BATCH })
  })
  for (const { id, workspace, isOver } of old) {
    const of = { workspace, id }
    const parts = await db.inWorkspace(workspace, sql => listImportParts(sql, of))
    await removeStoredFiles(context, { workspace, ids: parts.map(part => part.id) })
    await db.inWorkspace(workspace, async sql => {
      if (isOver) await deleteImportParts(sql, of)
      else await deleteImport(sql, of)
    })
  }
}
