import { StripeFailure } from '#app/billing/integrations/failure.ts'
import {
  changeNextCycle,
  changeNow,
  dropPlannedChange,
  setCancelAtPeriodEnd,
} from '#app/billing/integrations/subscriptions.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { planSwitch } from '#core/billing/provider/plan-switch.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockSubscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { syncCustomer } from '../events/sync-customer.ts'
import { type RemoteBilling, readRemote } from './read-remote.ts'

export type ChangeRefusal =
  | 'not_configured'
  | 'not_owner'
  | 'not_subscribed'
  | 'same_plan'
  | 'quote_over'
  | 'card_declined'
  | 'unavailable'

/** Did it take hold, or does it begin with the next cycle? */
export type ChangeOutcome = { readonly when: 'now' | 'next_cycle' }

/**
 * Changes the plan as the quote said: a higher one is charged now and begins a new cycle, a lower one begins with the
 * next cycle. A declined card changes nothing. Pressed twice, the second press finds the plan it wants.
 */
export async function changePlan(
  context: WorkspaceContext,
  { to, quote }: { to: PlanChoice; quote: string },
): Promise<Result<ChangeOutcome, ChangeRefusal>> {
  if (context.userId !== context.workspace) return err('not_owner')
  const shown = readQuote(context, quote)
  if (!shown || shown.to.tier !== to.tier || shown.to.cycle !== to.cycle) return err('quote_over')
  const local = await changeLocalTrial(context, to)
  if (local) return local
  try {
    const remote = await readRemote(context)
    if (!remote.ok) return remote
    const when = planSwitch(remote.subscription.plan, to, remote.subscription.status === 'trialing')
    if (when === 'none') return err('same_plan')
    if (when === 'next_cycle') await planAhead(remote, to)
    else await changeAtOnce(remote, { to, at: shown.at, quote })
    await syncCustomer(context, { stripeCustomerId: remote.customerId })
    return ok({ when: when === 'next_cycle' ? 'next_cycle' : 'now' })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    if (error.reason === 'card_declined') return err('card_declined')
    // A sum that no longer fits its day is refused by Stripe: show it anew.
    return err(error.reason === 'refused' ? 'quote_over' : 'unavailable')
  }
}

async function changeAtOnce(
  { connection, subscription }: RemoteBilling,
  { to, at, quote }: { to: PlanChoice; at: number | null; quote: string },
): Promise<void> {
  if (subscription.scheduleId) await dropPlannedChange(connection, subscription.scheduleId)
  await changeNow(connection, {
    subscription,
    to,
    at,
    idempotencyKey: `change:${subscription.id}:${quote.slice(-40)}`,
  })
}

async function planAhead({ connection, subscription }: RemoteBilling, to: PlanChoice): Promise<void> {
  if (subscription.cancelAtPeriodEnd)
    await setCancelAtPeriodEnd(connection, { subscriptionId: subscription.id, cancel: false })
  await changeNextCycle(connection, { subscription, to })
}

interface ShownQuote {
  readonly to: PlanChoice
  readonly at: number | null
}

function readQuote(context: WorkspaceContext, quote: string): ShownQuote | null {
  try {
    const text = unseal(Buffer.from(quote, 'base64url'), context.config.encryptionKey, 'plan-quote')
    const read = JSON.parse(text) as ShownQuote & { user: string; until: number }
    return read.user === context.userId && read.until > context.now().getTime() ? read : null
  } catch {
    // Not ours, or changed on the way.
    return null
  }
}

/** A trial without a card costs nothing, so its plan is simply another one. Null when there is no such trial. */
function changeLocalTrial(
  context: WorkspaceContext,
  to: PlanChoice,
): Promise<Result<ChangeOutcome, ChangeRefusal> | null> {
  const { workspace } = context
  return context.db.acrossWorkspaces('billing', async sql => {
    const profile = await lockProfile(sql, { workspace })
    const state = await lockSubscription(sql, { workspace })
    if (!profile || state?.provider !== 'local') return null
    if (state.status !== 'trialing' || !state.trialEnd || state.trialEnd <= context.now())
      return err('not_subscribed')
    await upsertSubscription(sql, { ...state, tier: to.tier, billingCycle: to.cycle })
    await updateProfileSubscription(sql, {
      workspace,
      tier: to.tier,
      status: 'active',
      startDate: state.startedAt,
      endDate: state.trialEnd,
    })
    return ok({ when: 'now' as const })
  })
}
