import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { findPeopleImport } from '#db/queries/leads/import-people.ts'
import { insertUndoneImport } from '#db/queries/leads/undo-import.ts'

/** Brings back an import that was undone, with its people. A second press finds it there and answers the same. */
export async function restoreImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'email_taken'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const restored = ctx.inWorkspace(async sql => {
    if ((await insertUndoneImport(sql, { workspace, id })) !== null) return ok()
    // Another press may have been quicker.
    return (await findPeopleImport(sql, { workspace, id })) ? ok() : err('not_found')
  })
  return restored.catch((error: unknown) => {
    if (databaseFailure(error)?.reason === 'unique') return err('email_taken')
    throw error
  })
}
