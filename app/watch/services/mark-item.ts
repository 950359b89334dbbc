import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { isUuid } from '#db/client.ts'
import { updateItemState } from '#db/queries/watch/items.ts'

/** Puts an item among the new, the saved or the not relevant ones. */
export async function markItem(
  ctx: WorkspaceContext,
  { id, state }: { id: string; state: Exclude<ItemState, 'acted'> },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const isDone = await ctx.inWorkspace(sql => updateItemState(sql, { workspace, id, state }))
  return isDone ? ok() : err('not_found')
}
