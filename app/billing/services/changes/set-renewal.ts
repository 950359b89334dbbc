import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { dropPlannedChange, setCancelAtPeriodEnd } from '#app/billing/integrations/subscriptions.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { syncAfterChange } from '../events/sync-after-change.ts'
import { readRemote } from './read-remote.ts'

/**
 * Says what happens when the period is over: `cancel` lets the plan end, `resume` lets it go on after all, `keep`
 * forgets a planned change and goes on as it is. Pressed twice, nothing more happens.
 */
export async function setRenewal(
  context: WorkspaceContext,
  { intent }: { intent: 'cancel' | 'resume' | 'keep' },
): Promise<
  Result<{ endsAt: Date | null }, 'not_configured' | 'not_owner' | 'not_subscribed' | 'unavailable'>
> {
  try {
    const remote = await readRemote(context)
    if (!remote.ok) return remote
    const { connection, subscription, customerId } = remote
    if (intent !== 'resume' && subscription.scheduleId)
      await dropPlannedChange(connection, subscription.scheduleId)
    const cancel = intent === 'cancel'
    if (intent !== 'keep' && subscription.cancelAtPeriodEnd !== cancel)
      await setCancelAtPeriodEnd(connection, { subscriptionId: subscription.id, cancel })
    await syncAfterChange(context, { stripeCustomerId: customerId })
    return ok({ endsAt: cancel ? subscription.periodEnd : null })
  } catch (error) {
    if (error instanceof StripeFailure) return err('unavailable')
    throw error
  }
}
