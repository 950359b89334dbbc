import { afterAll, beforeAll } from 'vitest'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { pressCheckout } from '#scripts/local/stripe/pages/checkout.ts'
import { pressPortal } from '#scripts/local/stripe/pages/portal.ts'
import { openStripeStandIn, type StripeStandIn } from '#scripts/local/stripe/stand-in.ts'
import type { OnTestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccount, type TestAccount } from './database/accounts.ts'
import { contextFor } from './workspace-context.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** A stand-in for Stripe with our catalogue, for the tests of the enclosing `describe` or file. */
export function useStripe(): () => StripeStandIn {
  let standIn: StripeStandIn | undefined
  beforeAll(async () => {
    standIn = await openStripeStandIn({
      secretKey: 'sk_test_tests',
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: null,
    })
    await syncPlans(withStripe(contextFor({} as AdminDatabase, {} as TestAccount), standIn).config, {
      dryRun: false,
    })
  })
  afterAll(() => standIn?.close())
  return () => {
    if (!standIn) throw new Error('The stand-in is opened by beforeAll: use it inside a test')
    return standIn
  }
}

/** The same context, paying to the stand-in and living by its clock. */
export function withStripe(
  context: OnTestDatabase<WorkspaceContext>,
  standIn: StripeStandIn,
): OnTestDatabase<WorkspaceContext> {
  const stripe = { secretKey: 'sk_test_tests', webhookSecret: WEBHOOK_SECRET, apiBase: standIn.url }
  return {
    ...context,
    now: () => new Date(standIn.ledger.now() * 1000),
    config: { ...context.config, stripe },
  }
}

/** A founder of their own, who pays to the stand-in. */
export async function founderAtStripe(
  db: AdminDatabase,
  standIn: StripeStandIn,
): Promise<OnTestDatabase<WorkspaceContext>> {
  return withStripe(contextFor(db, await createTestAccount(db)), standIn)
}

/** The id that somebody has at Stripe; throws before they have one. */
export async function customerOf(ctx: OnTestDatabase<WorkspaceContext>): Promise<string> {
  const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
  if (!customer) throw new Error('no customer yet')
  return customer.stripeCustomerId
}

/** Presses a button of the hosted checkout at that address; answers where it leads. */
export function pressAtCheckout(
  standIn: StripeStandIn,
  url: string,
  act: 'pay' | 'trial' | 'ask' | 'confirm' | 'refuse' | 'decline' | 'cancel',
) {
  return pressCheckout(standIn.ledger, url.split('/').at(-1) ?? '', new URLSearchParams({ act }))
}

/** Buys a plan at the hosted checkout, and reads what came of it. */
export async function buyPlan(
  ctx: OnTestDatabase<WorkspaceContext>,
  standIn: StripeStandIn,
  plan: PlanChoice,
): Promise<void> {
  const checkout = await startCheckout(ctx, { plan, code: '' })
  if (!checkout.ok) throw new Error(checkout.reason)
  pressAtCheckout(standIn, checkout.url, 'pay')
  await letPass(ctx, standIn, 0)
}

/** Lets days pass at Stripe, and reads what they brought somebody. */
export async function letPass(
  ctx: OnTestDatabase<WorkspaceContext>,
  standIn: StripeStandIn,
  days: number,
): Promise<void> {
  standIn.advance(days)
  await syncCustomer(ctx, { stripeCustomerId: await customerOf(ctx) })
}

/** Gives a customer a card that works, one that is declined or one that asks, as the portal does. */
export function giveCard(
  standIn: StripeStandIn,
  customer: string,
  card: 'works' | 'fails' | 'asks' | 'none',
): void {
  pressAtPortal(standIn, customer, { card })
}

/** Presses a button of a portal that allows everything. */
export function pressAtPortal(
  standIn: StripeStandIn,
  customer: string,
  button: Record<string, string>,
): void {
  const { ledger } = standIn
  const created = ledger.now()
  const configuration = 'bpc_of_the_tests'
  ledger.state.portalConfigurations[configuration] = {
    id: configuration,
    created,
    active: true,
    isDefault: false,
    mayChangeCard: true,
    maySeeInvoices: true,
    mayCancel: 'at_period_end',
    metadata: {},
  }
  const portal = { id: ledger.id('bps'), configuration, customer, returnUrl: '/', created }
  ledger.state.portals[portal.id] = portal
  pressPortal(ledger, portal.id, new URLSearchParams(button))
}
