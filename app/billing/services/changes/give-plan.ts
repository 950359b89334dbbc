import type { ServiceContext } from '#app/platform/context.ts'
import { isRunning } from '#core/billing/provider/remote-subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { WorkspaceId } from '#db/client.ts'
import { lockSubscription, type Subscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'

/**
 * Gives a workspace a plan for nothing, until an instant or without an end. A plan that is paid at Stripe is refused:
 * the profile follows Stripe, so there it is changed in Stripe itself. A trial is replaced; a plan bought later takes
 * the given one's place.
 */
export async function givePlan(
  context: Pick<ServiceContext, 'db' | 'now'>,
  input: { workspace: WorkspaceId; tier: Tier; until: Date | null },
): Promise<Result<{ before: Subscription | null }, 'not_found' | 'paid_at_stripe' | 'over_already'>> {
  const { workspace, tier, until } = input
  const now = context.now()
  if (until !== null && until <= now) return err('over_already')
  return context.db.acrossWorkspaces('billing', async sql => {
    if (!(await lockProfile(sql, { workspace }))) return err('not_found')
    const before = await lockSubscription(sql, { workspace })
    if (before?.provider === 'stripe' && isRunning(before.status)) return err('paid_at_stripe')
    await upsertSubscription(sql, { ...plain(workspace, before), tier, startedAt: now, ...ending(until) })
    await updateProfileSubscription(sql, {
      workspace,
      tier,
      status: 'active',
      startDate: now,
      endDate: until,
    })
    const data = { tier, until: until?.toISOString() ?? null, by: 'operator' }
    await insertSecurityEvent(sql, { userId: workspace, type: 'plan_given', data })
    return ok({ before })
  })
}

const ending = (until: Date | null) => ({ currentPeriodEnd: until, cancelAtPeriodEnd: until !== null })

/** A running plan that nobody pays for. The customer at Stripe, if there was one, is kept for a later purchase. */
function plain(userId: WorkspaceId, before: Subscription | null) {
  return {
    userId,
    status: 'active' as const,
    provider: 'local' as const,
    billingCycle: before?.billingCycle ?? ('monthly' as const),
    trialEnd: null,
    pastDueSince: null,
    stripeCustomerId: before?.stripeCustomerId ?? null,
    stripeSubscriptionId: null,
    hasCard: false,
    endedAt: null,
    stripeScheduleId: null,
    nextTier: null,
    nextBillingCycle: null,
    nextAt: null,
  }
}
