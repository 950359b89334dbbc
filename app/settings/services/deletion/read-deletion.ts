import type { WorkspaceContext } from '#app/platform/context.ts'
import { isRunning } from '#core/billing/provider/remote-subscription.ts'
import { deletionDueAt } from '#core/settings/deletion.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findDeletion } from '#db/queries/identity/deletions.ts'

/** Whether an account is to be deleted, and what that means for its plan. */
export interface DeletionView {
  /** When it is deleted for good; null when nobody asked for that. */
  readonly dueAt: Date | null
  /** When it would be, if asked for now. */
  readonly wouldBeDueAt: Date
  /** There is a plan that somebody pays for, and it would renew. */
  readonly renews: boolean
  /** Their owner had cancelled it before. */
  readonly isEnding: boolean
  /** When what is paid for ends; null where nothing is. */
  readonly planEndsAt: Date | null
}

/** What the owner reads about deleting their account. */
export async function readDeletion(ctx: WorkspaceContext): Promise<DeletionView> {
  const { workspace } = ctx
  const [deletion, subscription] = await ctx.readInWorkspace(async sql => [
    await findDeletion(sql, { workspace }),
    await findSubscription(sql, { workspace }),
  ])
  const isPaid = subscription?.provider === 'stripe' && isRunning(subscription.status)
  return {
    dueAt: deletion?.dueAt ?? null,
    wouldBeDueAt: deletionDueAt(ctx.now()),
    renews: isPaid && !subscription.cancelAtPeriodEnd,
    isEnding: isPaid && subscription.cancelAtPeriodEnd,
    planEndsAt: isPaid ? subscription.currentPeriodEnd : null,
  }
}
