import type { BillingCycle } from '#core/billing/provider/price-key.ts'
import type { ProviderStatus } from '#core/billing/provider/remote-subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { boolean, instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const subscriptionShape = rowShape('subscriptions', {
  userId: uuid,
  tier: text<Tier>(),
  status: text<ProviderStatus>(),
  provider: text<'local' | 'stripe'>(),
  billingCycle: text<BillingCycle>(),
  startedAt: instant,
  trialEnd: nullable(instant),
  currentPeriodEnd: nullable(instant),
  cancelAtPeriodEnd: boolean,
  pastDueSince: nullable(instant),
  stripeCustomerId: nullable(text()),
  stripeSubscriptionId: nullable(text()),
  hasCard: boolean,
  endedAt: nullable(instant),
  stripeScheduleId: nullable(text()),
  nextTier: nullable(text<Tier>()),
  nextBillingCycle: nullable(text<BillingCycle>()),
  nextAt: nullable(instant),
})

export type Subscription = RowOf<typeof subscriptionShape>

/** A row of `subscriptions` that came as JSON within another: its instants are texts. */
export interface StoredSubscription {
  readonly tier: string
  readonly status: string
  readonly trialEnd: string | null
  readonly currentPeriodEnd: string | null
  readonly pastDueSince: string | null
  readonly cancelAtPeriodEnd: boolean
}

type Names = (keyof Subscription)[]
const NAMES = subscriptionShape.names as Names

/** What a subscription that never was at Stripe is made of. */
export type LocalSubscription = Pick<
  Subscription,
  'tier' | 'status' | 'billingCycle' | 'startedAt' | 'trialEnd' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'
>

/** The workspace's subscription, or null. */
export async function findSubscription(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select ${sql(NAMES)} from subscriptions where user_id = ${workspace}
  `
  return row ?? null
}

/** The same, locked until the transaction ends. System role only. */
export async function lockSubscription(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select ${sql(NAMES)} from subscriptions where user_id = ${workspace} for update
  `
  return row ?? null
}

/** Creates a subscription without Stripe unless there is one; answers false when there was. System role only. */
export async function insertLocalSubscription(
  sql: Sql,
  { workspace, subscription }: { workspace: WorkspaceId; subscription: LocalSubscription },
): Promise<boolean> {
  const values = { ...subscription, provider: 'local', userId: workspace }
  const rows = await sql`
    insert into subscriptions ${sql(values, ...(Object.keys(values) as (keyof typeof values)[]))}
    on conflict (user_id) do nothing
  `
  return rows.count === 1
}

/** Puts the subscription into exactly this state, whatever it was before. System role only. */
export async function upsertSubscription(sql: Sql, subscription: Subscription): Promise<void> {
  const changing = NAMES.filter(name => name !== 'userId')
  await sql`
    insert into subscriptions ${sql(subscription, ...NAMES)}
    on conflict (user_id) do update set ${sql(subscription, ...changing)}
  `
}

/**
 * Trials that end before `until` and have not ended at `now`, for the mail that says so: those that end first, in pages;
 * `after` is the last one of the page before.
 */
export async function listEndingTrials(
  sql: Sql,
  input: { now: Date; until: Date; limit: number; after: { trialEnd: Date; userId: string } | null },
): Promise<Subscription[]> {
  const { now, until, limit, after } = input
  return sql<Subscription[]>`
    select ${sql(NAMES)} from subscriptions
    where status = 'trialing' and trial_end > ${now} and trial_end <= ${until}
      ${after ? sql`and (trial_end, user_id) > (${after.trialEnd}, ${after.userId}::uuid)` : sql``}
    order by trial_end, user_id limit ${limit}
  `
}

/** Plans without Stripe, trials and given ones, that have ended but are still written down as running. */
export async function listEndedLocal(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    (select user_id from subscriptions
      where provider = 'local' and status = 'trialing' and trial_end <= ${now} order by trial_end limit ${limit})
    union all
    (select user_id from subscriptions
      where provider = 'local' and status = 'active' and cancel_at_period_end and current_period_end <= ${now}
      order by current_period_end limit ${limit})
  `
  return rows.map(row => row.userId)
}
