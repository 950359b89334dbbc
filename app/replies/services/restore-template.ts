import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { listTemplates } from '#db/queries/replies/templates.ts'

/** Puts a deleted template back. A second press finds it there and answers the same. */
export async function restoreTemplate(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const putBack = await insertRemoved(sql, { workspace, kind: 'reply_template', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack === 'restored') return ok()
    const isThere = (await listTemplates(sql, { workspace })).some(template => template.id === id)
    return isThere ? ok() : err('not_found')
  })
}
