import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockPart, type PartState, updatePart } from '#db/queries/monthly-review/reviews.ts'

type Refused = 'read_only' | 'not_in_plan' | 'not_found'

/** Declines a part, or opens it again; one that was accepted stays so. */
export async function settlePart(
  ctx: WorkspaceContext,
  { id, state }: { id: string; state: Exclude<PartState, 'accepted'> },
): Promise<Result<object, Refused>> {
  const lock = featureLock(ctx, 'monthly_strategy_review')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const part = await lockPart(sql, { workspace, id })
    if (!part) return err('not_found')
    if (part.state === 'accepted') return ok()
    await updatePart(sql, { workspace, id, state, contentId: null, now: ctx.now() })
    return ok()
  })
}
