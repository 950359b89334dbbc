import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteProof, insertProof } from '#db/queries/offers/offer-parts.ts'
import { findOffer } from '#db/queries/offers/offers.ts'

/**
 * Puts a story beside an offer, or takes it off; whether it may be shown is asked anew each time the page is opened. One
 * that is beside it already stays there once.
 */
export async function changeProofs(
  ctx: WorkspaceContext,
  { id: offerId, storyId, into }: { id: string; storyId: string; into: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(offerId) || !isUuid(storyId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await findOffer(sql, { workspace, id: offerId }))) return err('not_found')
    if (into) await insertProof(sql, { workspace, offerId, storyId })
    else await deleteProof(sql, { workspace, offerId, storyId })
    return ok()
  })
}
