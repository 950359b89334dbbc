import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateReplied } from '#db/queries/sales/today.ts'

/** Notes that somebody was answered, by whatever way; a second press answers the same. */
export async function markReplied(
  ctx: WorkspaceContext,
  { personId }: { personId: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(personId)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  const isNoted = await ctx.inWorkspace(sql => updateReplied(sql, { workspace, id: personId, now }))
  return isNoted ? ok() : err('not_found')
}
