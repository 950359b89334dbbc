import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findLead } from '#db/queries/leads/leads.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'

/** Puts somebody back who was deleted, whole. A second press finds them there and answers the same. */
export async function restorePerson(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'email_taken'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await findLead(sql, { workspace, id })) return ok()
    const putBack = await insertRemoved(sql, { workspace, kind: 'lead', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack === 'restored') return ok()
    // Another press may have been quicker; else somebody with the same email has come in meanwhile.
    if (await findLead(sql, { workspace, id })) return ok()
    return err(putBack === 'already_there' ? 'email_taken' : 'not_found')
  })
}
