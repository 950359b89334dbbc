import type { WorkspaceContext } from '#app/platform/context.ts'
import { canUndoArchive } from '#core/archives/undo.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findArchiveImport, moveArchiveImport } from '#db/queries/archives/imports.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/**
 * Undoes an import within 30 days: a job deletes for good what it added and what nobody has changed or used since; the rest
 * stays. A second press answers like the first.
 */
export async function undoArchive(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found' | 'too_late'>> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const found = await findArchiveImport(sql, { workspace, id, lock: true })
    if (!found || found.state === 'ready' || found.state === 'importing') return err('not_found')
    if (found.state !== 'done') return ok()
    const now = ctx.now()
    if (!canUndoArchive(found.finishedAt, now)) return err('too_late')
    await moveArchiveImport(sql, { workspace, id, from: 'done', to: 'undoing', now })
    await insertOutboxJob(sql, { queue: 'archives.import', payload: { workspace, importId: id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'archives',
      actionType: 'archive_import_undone',
      additionalData: { kind: found.kind },
    })
    return ok()
  })
}
