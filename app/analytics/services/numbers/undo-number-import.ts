import type { WorkspaceContext } from '#app/platform/context.ts'
import { canUndoImport } from '#core/analytics/networks/plan-import.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import {
  existsLaterImport,
  findNumberImport,
  lockNumberImports,
  updateImportUndone,
} from '#db/queries/analytics/number-imports.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { writeLock } from '../write-lock.ts'

/**
 * Undoes an import within a day: its numbers go, and what they replaced stands there again. Only the newest of its
 * platform can go, so that none is left standing on numbers that are gone. A second press answers the same.
 */
export async function undoNumberImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'too_late' | 'newer_first'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const found = await findNumberImport(sql, { workspace, id, lock: true })
    if (!found) return err('not_found')
    if (found.undoneAt) return ok()
    const now = ctx.now()
    if (!canUndoImport(found.createdAt, now)) return err('too_late')
    const { network } = found
    await lockNumberImports(sql, { workspace, network })
    if (await existsLaterImport(sql, { workspace, network, id })) return err('newer_first')
    await updateImportUndone(sql, { workspace, id, network, now })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'numbers_import_undone',
    })
    return ok()
  })
}
