import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { deleteImportForUndo, findUndoneImport } from '#db/queries/leads/undo-import.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Undoes a finished import: deletes the people it added to whom nothing has happened since, and answers how many. Whoever
 * was touched since stays, and so does what it filled in for people who were there before. For a day it can be brought
 * back. A second press answers the same.
 */
export async function undoImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ people: number }, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  return ctx.inWorkspace(async sql => {
    const people = await deleteImportForUndo(sql, { workspace, id, remover, now: ctx.now() })
    if (people === null) {
      const undone = await findUndoneImport(sql, { workspace, id })
      return undone ? ok({ people: undone.people }) : err('not_found')
    }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'sales',
      actionType: 'people_import_undone',
      additionalData: { count: people },
    })
    return ok({ people })
  })
}
