import type { WorkspaceContext } from '#app/platform/context.ts'
import { isRunning } from '#core/billing/provider/remote-subscription.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findDeletion } from '#db/queries/identity/deletions.ts'
import { countHandedOver, findHandover, type HandedOver, type Handover } from '#db/queries/team/handovers.ts'
import { listPlacesElsewhere } from '#db/queries/team/members.ts'

/** What the owner reads before they hand their workspace over, and while the offer is open. */
export interface HandoverView {
  readonly offer: (Handover & { readonly isOver: boolean }) | null
  /** What stands in the way; null for nothing. */
  readonly obstacle: 'deletion' | 'member_elsewhere' | null
  readonly along: HandedOver
  /** A plan that somebody pays for: when what is paid for ends. Null where nothing is. */
  readonly paidUntil: Date | null
}

/** Reads that for the owner of a workspace. */
export async function readHandover(ctx: WorkspaceContext): Promise<HandoverView> {
  const { workspace, userId } = ctx
  const now = ctx.now()
  return ctx.db.acrossWorkspaces('handover', async sql => {
    const offer = await findHandover(sql, { workspace })
    const subscription = await findSubscription(sql, { workspace })
    const isPaid = subscription?.provider === 'stripe' && isRunning(subscription.status)
    const places = await listPlacesElsewhere(sql, { memberId: userId })
    const isLeaving = (await findDeletion(sql, { workspace })) !== null
    return {
      offer: offer && { ...offer, isOver: offer.expiresAt <= now },
      obstacle: isLeaving ? 'deletion' : places.length > 0 ? 'member_elsewhere' : null,
      along: await countHandedOver(sql, { workspace, now }),
      paidUntil: isPaid ? subscription.currentPeriodEnd : null,
    }
  })
}
