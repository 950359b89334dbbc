import type { BillingCycle, PlanChoice } from './price-key.ts'

/** Stripe's words for the state of a subscription. */
export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** A subscription as the payment provider knows it, in our words. */
export interface RemoteSubscription {
  readonly id: string
  readonly customerId: string
  /** The provider's word. */
  readonly status: string
  /** Null when its price is none of ours. */
  readonly plan: PlanChoice | null
  readonly itemId: string
  readonly createdAt: Date
  readonly trialEnd: Date | null
  readonly periodEnd: Date | null
  /** True when nothing follows on the period that is running. */
  readonly cancelAtPeriodEnd: boolean
  /** Its end where that was set as a date, as the provider's portal does it: undone in another way than the above. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  readonly hasCard: boolean
  /** The unpaid invoice of a failed renewal was written then; null when nothing is unpaid. */
  readonly unpaidSince: Date | null
  readonly unpaidInvoiceId: string | null
  /** When the unpaid invoice is tried again; null when it is not. */
  readonly retryAt: Date | null
  /** What is to be paid or confirmed on the provider's page: a change that waits for it, or what a period costs. */
  readonly toPay: {
    readonly invoiceId: string
    readonly why: 'change' | 'start' | 'renewal'
    readonly url: string
    readonly pence: number
  } | null
  /** The plan that a change would lead to which waits for its payment; null where none waits, or for none of ours. */
  readonly waiting: PlanChoice | null
  /** The provider's ids of what lowers its price. */
  readonly discountIds: readonly string[]
  readonly scheduleId: string | null
  /** True when the schedule plans a change from another plan than the one that runs: an upgrade was paid for since. */
  readonly isPlanOvertaken: boolean
  /** What begins at the end of the period, when a change is planned. */
  readonly next: { readonly tier: PlanChoice['tier']; readonly cycle: BillingCycle; readonly at: Date } | null
}

/**
 * How much a status counts when a customer has several subscriptions: what gives access first, then what waits, then
 * what is over; what never began counts less than what did, so that an end is noticed beside an unfinished checkout.
 */
const RANK: Readonly<Record<string, number>> = {
  active: 7,
  trialing: 6,
  past_due: 5,
  unpaid: 4,
  paused: 3,
  canceled: 2,
  incomplete: 1,
}
/** From here on it was bought and is not over, and from here on it runs. */
const BOUGHT = 3
const RUNS = 5

/** Is it there to be changed, rather than bought again? True also where it is unpaid or paused. */
export function isBought(status: string): boolean {
  return (RANK[status] ?? 0) >= BOUGHT
}

/** Does it give what it costs, or still does until the grace of a payment is over? */
export function isRunning(status: string): boolean {
  return (RANK[status] ?? 0) >= RUNS
}

/** Did its last renewal fail, so that it is owed? */
export function isUnpaid(status: string): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/**
 * The one that counts among all subscriptions of a customer: the liveliest, then the newest, then by id, so that the
 * answer does not depend on the order they come in. Subscriptions to prices that are none of ours are left out.
 */
export function chooseSubscription(all: readonly RemoteSubscription[]): RemoteSubscription | null {
  const [first] = all
    .filter(one => one.plan !== null)
    .toSorted(
      (a, b) =>
        (RANK[b.status] ?? 0) - (RANK[a.status] ?? 0) ||
        b.createdAt.getTime() - a.createdAt.getTime() ||
        (a.id < b.id ? 1 : -1),
    )
  return first ?? null
}

/** The others that still run: a second subscription of one customer is a mistake to be ended. */
export function spareSubscriptions(all: readonly RemoteSubscription[]): readonly RemoteSubscription[] {
  const chosen = chooseSubscription(all)
  return all.filter(one => one !== chosen && one.plan !== null && isRunning(one.status))
}
