import { randomBytes } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { slugEnding, slugWords } from '#core/links/slug.ts'
import type { OfferStatus } from '#core/offers/status.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findOffer, updateOfferStatus } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Letters at the end of an address, so that no one has to think of a name that is free. */
const ENDING_BYTES = 6

/**
 * Publishes an offer, takes it off its page or archives it. Its first publication gives it an address made of its name,
 * which it keeps, so that what was shared once leads there again. A second press answers the same.
 */
export async function moveOffer(
  ctx: WorkspaceContext,
  { id, status }: { id: string; status: OfferStatus },
): Promise<Result<{ status: OfferStatus }, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const offer = await findOffer(sql, { workspace, id })
    if (!offer) return err('not_found')
    const slug = `${slugWords(offer.name).slice(0, 60) || 'offer'}-${slugEnding(randomBytes(ENDING_BYTES))}`
    await updateOfferStatus(sql, { workspace, id, status, slug })
    if (offer.status !== status)
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: `offer_${status}` })
    return ok({ status })
  })
}
