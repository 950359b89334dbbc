import { StripeFailure } from '#app/billing/integrations/failure.ts'
import {
  changeNextCycle,
  changeNow,
  dropPlannedChange,
  setCancelAtPeriodEnd,
  withdrawChange,
} from '#app/billing/integrations/subscriptions.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { type ChangeTerms, changeTermsMark, freeTrialTerms } from '#core/billing/provider/change-terms.ts'
import { planSwitch } from '#core/billing/provider/plan-switch.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockSubscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { syncAfterChange } from '../events/sync-after-change.ts'
import type { SealedQuote } from './quote-change.ts'
import { type RemoteBilling, readRemote } from './read-remote.ts'
import { workOutChange } from './work-out-change.ts'

export type ChangeRefusal =
  | 'not_configured'
  | 'not_owner'
  | 'not_subscribed'
  | 'same_plan'
  | 'payment_due'
  | 'quote_over'
  | 'card_declined'
  | 'confirm_payment'
  | 'unavailable'

/** Did it take hold, or does it begin with the next cycle? */
export type ChangeOutcome = { readonly when: 'now' | 'next_cycle' }

/**
 * Changes the plan as the quote said: a higher one is charged now and begins a new cycle, a lower one begins with the
 * next cycle. Where anything that was shown no longer holds it is shown anew (`quote_over`) and nothing happens. A
 * declined card changes nothing, and a payment that its bank wants confirmed nothing until it is. Pressed twice, the
 * second press finds the plan it wants.
 */
export async function changePlan(
  context: WorkspaceContext,
  { to, quote }: { to: PlanChoice; quote: string },
): Promise<Result<ChangeOutcome, ChangeRefusal>> {
  if (context.userId !== context.workspace) return err('not_owner')
  const shown = readQuote(context, quote)
  if (!shown || shown.to.tier !== to.tier || shown.to.cycle !== to.cycle) return err('quote_over')
  const local = await changeLocalTrial(context, shown)
  if (local) return local
  try {
    const remote = await readRemote(context)
    if (!remote.ok) return remote
    const outcome = await changeRemote(remote, { shown, quote })
    if (outcome.ok) await syncAfterChange(context, { stripeCustomerId: remote.customerId })
    return outcome
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    if (error.reason === 'card_declined') return err('card_declined')
    if (error.reason === 'needs_confirmation') return err('confirm_payment')
    // A sum that no longer fits its day is refused by Stripe: show it anew.
    return err(error.reason === 'refused' ? 'quote_over' : 'unavailable')
  }
}

async function changeRemote(
  remote: RemoteBilling,
  { shown, quote }: { shown: SealedQuote; quote: string },
): Promise<Result<ChangeOutcome, 'same_plan' | 'payment_due' | 'quote_over' | 'confirm_payment'>> {
  const { subscription } = remote
  const { toPay, waiting } = subscription
  const { to, at } = shown
  // Pressed again, or shown again: what waits already is what is confirmed.
  if (toPay?.why === 'change' && waiting?.tier === to.tier && waiting.cycle === to.cycle)
    return err('confirm_payment')
  const change = await checkChange(remote, shown)
  if (!change.ok) return change
  if (change.when === 'next_cycle') {
    const isPlanned = subscription.next?.tier === to.tier && subscription.next.cycle === to.cycle
    if (isPlanned) return ok({ when: 'next_cycle' })
  }
  if (toPay?.why === 'change') {
    // Another change waits for its payment. Confirmed after this one, it would undo it; and its invoice holds credit that
    // this one may use, so that the sum may be another without it.
    await withdrawChange(remote.connection, toPay.invoiceId)
    const anew = await checkChange(remote, shown)
    if (!anew.ok) return anew
  }
  if (change.when === 'next_cycle') await planAhead(remote, to)
  else await changeAtOnce(remote, { to, at, quote })
  return ok({ when: change.when === 'next_cycle' ? 'next_cycle' : 'now' })
}

/** Does what was shown still hold, by what is true at Stripe now? */
async function checkChange(
  remote: RemoteBilling,
  { to, at, mark }: SealedQuote,
): Promise<Result<Pick<ChangeTerms, 'when'>, 'same_plan' | 'payment_due' | 'quote_over'>> {
  const change = await workOutChange(remote, { to, at })
  if (!change.ok) return change
  if (changeTermsMark(remote.subscription.id, change.terms) !== mark) return err('quote_over')
  return ok({ when: change.terms.when })
}

/**
 * A change that is planned stays so until this one is paid, at once or when its bank has confirmed it: then the next
 * sync finds it overtaken and drops it.
 */
async function changeAtOnce(
  { connection, subscription }: RemoteBilling,
  { to, at, quote }: { to: PlanChoice; at: number | null; quote: string },
): Promise<void> {
  const { scheduleId, next } = subscription
  // A schedule in its last phase has nothing more to say.
  if (scheduleId && !next) await dropPlannedChange(connection, scheduleId)
  await changeNow(connection, {
    subscription,
    to,
    at,
    idempotencyKey: `change:${subscription.id}:${quote.slice(-40)}`,
  })
}

/** Whoever plans a change goes on; where it cannot be planned, a cancelled plan stays cancelled. */
async function planAhead({ connection, subscription }: RemoteBilling, to: PlanChoice): Promise<void> {
  const { id: subscriptionId, cancelAtPeriodEnd } = subscription
  if (cancelAtPeriodEnd) await setCancelAtPeriodEnd(connection, { subscriptionId, cancel: false })
  try {
    await changeNextCycle(connection, { subscription, to })
  } catch (error) {
    if (cancelAtPeriodEnd) await setCancelAtPeriodEnd(connection, { subscriptionId, cancel: true })
    throw error
  }
}

function readQuote(context: WorkspaceContext, quote: string): SealedQuote | null {
  try {
    const text = unseal(Buffer.from(quote, 'base64url'), context.config.encryptionKey, 'plan-quote')
    const read = JSON.parse(text) as SealedQuote
    return read.user === context.userId && read.until > context.now().getTime() ? read : null
  } catch {
    // Not ours, or changed on the way.
    return null
  }
}

/** A trial without a card costs nothing, so its plan is simply another one. Null when there is no such trial. */
function changeLocalTrial(
  context: WorkspaceContext,
  { to, mark }: SealedQuote,
): Promise<Result<ChangeOutcome, ChangeRefusal> | null> {
  const { workspace } = context
  return context.db.acrossWorkspaces('billing', async sql => {
    const profile = await lockProfile(sql, { workspace })
    const state = await lockSubscription(sql, { workspace })
    if (!profile || state?.provider !== 'local') return null
    if (state.status !== 'trialing' || !state.trialEnd || state.trialEnd <= context.now())
      return err('not_subscribed')
    const from = { tier: state.tier, cycle: state.billingCycle }
    if (planSwitch(from, to, true) === 'none') return err('same_plan')
    if (changeTermsMark('local', freeTrialTerms(from, to, state.trialEnd)) !== mark) return err('quote_over')
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
