import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'

/** Puts a deleted form back, with what came in by it. A second press finds it there and answers the same. */
export async function restoreForm(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await findLeadForm(sql, { workspace, id })) return ok()
    const putBack = await insertRemoved(sql, { workspace, kind: 'lead_form', id })
    if (putBack === 'not_allowed') return err('read_only')
    // Another press may have been quicker.
    const isThere = putBack === 'restored' || (await findLeadForm(sql, { workspace, id })) !== null
    return isThere ? ok() : err('not_found')
  })
}
