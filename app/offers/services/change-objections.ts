import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { deleteObjection, insertObjection, listObjections } from '#db/queries/offers/offer-parts.ts'
import { findOffer } from '#db/queries/offers/offers.ts'

/** Adds what makes people hesitate about an offer, with an answer, or takes one off. At most 20 (`full`). */
export async function changeObjections(
  ctx: WorkspaceContext,
  input: { id: string; change: { objection: string; answer: string } | { removed: string } },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'full'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id: offerId, change } = input
  if (!isUuid(offerId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    // One after the other: they are counted, and a second press finds the first one’s.
    await lockProfile(sql, { workspace })
    if (!(await findOffer(sql, { workspace, id: offerId }))) return err('not_found')
    if ('removed' in change) {
      if (isUuid(change.removed)) await deleteObjection(sql, { workspace, offerId, id: change.removed })
      return ok()
    }
    const present = await listObjections(sql, { workspace, offerId })
    if (present.some(other => isSavedAlready(other, change))) return ok()
    return (await insertObjection(sql, { workspace, offerId, ...change })) ? ok() : err('full')
  })
}
