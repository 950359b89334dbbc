import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { OfferInput } from '#core/offers/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { findOffer, type Offer, updateOffer } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves what is said of an offer, if it still is at the version that was read; otherwise answers with it as it is now. */
export async function saveOffer(
  ctx: WorkspaceContext,
  input: { id: string; version: number; offer: OfferInput },
): Promise<
  | Result<{ offer: Offer }, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'changed_elsewhere', { readonly offer: Offer }>
> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, version, offer: fields } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const offer = await updateOffer(sql, { workspace, id, version, fields })
    if (offer) {
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'offer_saved' })
      return ok({ offer })
    }
    const present = await findOffer(sql, { workspace, id })
    if (!present) return err('not_found')
    return isSavedAlready(present, fields)
      ? ok({ offer: present })
      : err('changed_elsewhere', { offer: present })
  })
}
