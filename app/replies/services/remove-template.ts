import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'

/** Deletes a template; it can be put back for 30 days. */
export async function removeTemplate(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  const isRemoved = await ctx.inWorkspace(sql =>
    deleteForUndo(sql, { workspace, kind: 'reply_template', id, remover, now: ctx.now() }),
  )
  return isRemoved ? ok() : err('not_found')
}
