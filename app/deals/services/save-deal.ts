import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { DealInput } from '#core/deals/schema.ts'
import { usualChance } from '#core/deals/stages.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { type Deal, findDeal, updateDeal } from '#db/queries/deals/deals.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { keeperOf } from './keeper-of.ts'

/**
 * Saves what is said of a deal, if it still is at the version that was read; otherwise answers with the deal as it is
 * now, so that both can be shown. An offer that is not among those to choose from stays only where it was chosen before.
 */
export async function saveDeal(
  ctx: WorkspaceContext,
  input: { id: string; version: number; deal: DealInput },
): Promise<
  | Result<{ deal: Deal }, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'changed_elsewhere', { readonly deal: Deal }>
> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, version, deal } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const present = await findDeal(sql, { workspace, id, lock: true })
    if (!present) return err('not_found')
    const offers = await listOfferChoices(sql, { workspace })
    const isOffered = deal.offerId === present.offerId || offers.some(offer => offer.id === deal.offerId)
    const fields = {
      title: deal.title,
      offerId: isOffered ? deal.offerId : null,
      valuePence: deal.valuePence,
      chance: deal.chance ?? usualChance(present.stage),
      nextStep: deal.nextStep,
      nextOn: deal.nextPick ?? deal.nextOn,
      keeperId: await keeperOf(sql, { workspace, keeperId: deal.keeperId }),
    }
    const saved = await updateDeal(sql, { workspace, id, version, fields })
    if (!saved)
      return isSavedAlready(present, fields)
        ? ok({ deal: present })
        : err('changed_elsewhere', { deal: present })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: 'deal_saved' })
    return ok({ deal: saved })
  })
}
