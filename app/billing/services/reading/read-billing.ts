import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { type InvoiceSummary, listInvoices } from '#app/billing/integrations/invoices.ts'
import { listSubscriptions, previewNextCharge } from '#app/billing/integrations/subscriptions.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { pricePence } from '#core/billing/provider/price-key.ts'
import { chooseSubscription, type RemoteSubscription } from '#core/billing/provider/remote-subscription.ts'
import { graceEndsAt } from '#core/billing/subscription.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { openSince } from '#core/team/open-since.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { findSubscription, type Subscription } from '#db/queries/billing/subscriptions.ts'
import { countUsage, type Usage } from '#db/queries/billing/usage.ts'
import { type Credits, readCredits } from '../read-credits.ts'

export interface BillingView {
  readonly state: Omit<
    Subscription,
    'userId' | 'stripeCustomerId' | 'stripeSubscriptionId' | 'stripeScheduleId'
  > | null
  /** Pence a month, a year's price divided by twelve. */
  readonly monthlyPence: number
  readonly nextCharge: { readonly pence: number; readonly at: Date } | null
  /** What waits on Stripe's page to be paid or confirmed. */
  readonly toPay: RemoteSubscription['toPay']
  readonly graceEndsAt: Date | null
  readonly usage: Usage
  /** What the assistant may still be asked: in a free trial that can be less than the plan says. */
  readonly credits: Pick<Credits, 'of' | 'used' | 'limit'>
  /** When credits and campaigns begin anew. */
  readonly resetsAt: Date
  readonly invoices: readonly InvoiceSummary[]
  readonly hasPortal: boolean
  /** Only the owner pays. */
  readonly isOwner: boolean
  /** Is there anybody to pay to? */
  readonly canPay: boolean
  /** True when Stripe did not answer: the rest is what we knew last. */
  readonly isPartial: boolean
}

/** All that the subscription screen shows. Stripe being away leaves out charges and invoices, nothing else. */
export async function readBilling(context: WorkspaceContext): Promise<BillingView> {
  const { workspace } = context
  const month = calendarMonthBounds(context.now(), context.timeZone)
  const [[row, customer, usage], credits] = await Promise.all([
    context.inWorkspace(sql =>
      Promise.all([
        findSubscription(sql, { workspace }),
        findBillingCustomer(sql, { workspace }),
        countUsage(sql, {
          ...{ workspace, from: month.start, to: month.end },
          invitedSince: openSince(context.now()),
        }),
      ]),
    ),
    readCredits(context),
  ])
  const isOwner = context.userId === workspace
  const atStripe = isOwner && customer ? await askStripe(context, customer.stripeCustomerId) : null
  return {
    state: row ? withoutIds(row) : null,
    monthlyPence: row ? monthly(row) : 0,
    nextCharge: atStripe?.nextCharge ?? null,
    toPay: atStripe?.toPay ?? null,
    graceEndsAt: row?.pastDueSince ? graceEndsAt(row.pastDueSince) : null,
    usage,
    credits,
    resetsAt: month.end,
    invoices: atStripe?.invoices ?? [],
    hasPortal: isOwner && customer !== null && context.config.stripe !== null,
    isOwner,
    canPay: context.config.stripe !== null,
    isPartial: atStripe?.isPartial ?? false,
  }
}

function withoutIds(row: Subscription): NonNullable<BillingView['state']> {
  const { userId, stripeCustomerId, stripeSubscriptionId, stripeScheduleId, ...rest } = row
  return rest
}

const monthly = ({ tier, billingCycle }: Subscription) => {
  const pence = pricePence({ tier, cycle: billingCycle })
  return billingCycle === 'annual' ? pence / 12 : pence
}

async function askStripe(context: WorkspaceContext, customerId: string) {
  const pending = connectStripe(context.config.stripe)
  if (!pending) return null
  try {
    const connection = await pending
    const [all, invoices] = await Promise.all([
      listSubscriptions(connection, customerId),
      listInvoices(connection, customerId),
    ])
    const subscription = chooseSubscription(all)
    const nextCharge = subscription ? await previewNextCharge(connection, subscription) : null
    return { invoices, nextCharge, toPay: subscription?.toPay ?? null, isPartial: false }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    logger().warn({ err: error }, 'Stripe was not asked about invoices')
    return { invoices: [], nextCharge: null, toPay: null, isPartial: true }
  }
}
