import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { boolean, instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

/** Stripe's words for the state of a subscription. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'

export const subscriptionShape = rowShape('subscriptions', {
  userId: uuid,
  tier: text<Tier>(),
  status: text<SubscriptionStatus>(),
  provider: text<'local' | 'stripe'>(),
  billingCycle: text<'monthly' | 'annual'>(),
  startedAt: instant,
  trialEnd: nullable(instant),
  currentPeriodEnd: nullable(instant),
  cancelAtPeriodEnd: boolean,
  pastDueSince: nullable(instant),
  stripeCustomerId: nullable(text()),
  stripeSubscriptionId: nullable(text()),
  createdAt: instant,
  updatedAt: instant,
})

export type Subscription = RowOf<typeof subscriptionShape>

export type NewSubscription = Omit<Subscription, 'userId' | 'createdAt' | 'updatedAt'>

/** The workspace's subscription, or null. */
export async function findSubscription(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select ${sql(subscriptionShape.names)} from subscriptions where user_id = ${workspace}
  `
  return row ?? null
}

/** The same, locked until the transaction ends. System role only. */
export async function lockSubscription(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select ${sql(subscriptionShape.names)} from subscriptions where user_id = ${workspace} for update
  `
  return row ?? null
}

/** Creates the subscription unless there is one; answers false when there was. System role only. */
export async function insertSubscription(
  sql: Sql,
  { workspace, subscription }: { workspace: WorkspaceId; subscription: NewSubscription },
): Promise<boolean> {
  const values = { ...subscription, userId: workspace }
  const rows = await sql`
    insert into subscriptions ${sql(values, ...COLUMNS)} on conflict (user_id) do nothing
  `
  return rows.count === 1
}

/** Puts the subscription into the given state, whatever it was before. System role only. */
export async function upsertSubscription(
  sql: Sql,
  { workspace, subscription }: { workspace: WorkspaceId; subscription: NewSubscription },
): Promise<void> {
  const values = { ...subscription, userId: workspace }
  const state = COLUMNS.filter(name => name !== 'userId')
  await sql`
    insert into subscriptions ${sql(values, ...COLUMNS)}
    on conflict (user_id) do update set ${sql(values, ...state)}
  `
}

const COLUMNS = [
  'userId',
  'tier',
  'status',
  'provider',
  'billingCycle',
  'startedAt',
  'trialEnd',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'pastDueSince',
  'stripeCustomerId',
  'stripeSubscriptionId',
] as const
