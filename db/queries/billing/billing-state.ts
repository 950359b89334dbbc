import type { BillingCycle } from '#core/billing/provider/price-key.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { boolean, instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import type { SubscriptionStatus } from './subscriptions.ts'

/** A subscription with all that billing pages need of it. */
export const billingStateShape = rowShape('subscriptions', {
  userId: uuid,
  tier: text<Tier>(),
  status: text<SubscriptionStatus>(),
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

export type BillingState = RowOf<typeof billingStateShape>

/** The subscription of a workspace, or null. */
export async function findBillingState(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<BillingState | null> {
  const [row] = await sql<BillingState[]>`
    select ${sql(billingStateShape.names)} from subscriptions where user_id = ${workspace}
  `
  return row ?? null
}

/** The same, locked until the transaction ends. System role only. */
export async function lockBillingState(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<BillingState | null> {
  const [row] = await sql<BillingState[]>`
    select ${sql(billingStateShape.names)} from subscriptions where user_id = ${workspace} for update
  `
  return row ?? null
}

/** Puts the subscription into exactly this state. System role only. */
export async function upsertBillingState(sql: Sql, state: BillingState): Promise<void> {
  const changing = billingStateShape.names.filter(name => name !== 'userId')
  await sql`
    insert into subscriptions ${sql(state, ...(billingStateShape.names as (keyof BillingState)[]))}
    on conflict (user_id) do update set ${sql(state, ...(changing as (keyof BillingState)[]))}
  `
}

/** Trials that end before `until` and have not ended at `now`, for the mail that says so. */
export async function listEndingTrials(
  sql: Sql,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<BillingState[]> {
  return sql<BillingState[]>`
    select ${sql(billingStateShape.names)} from subscriptions
    where status = 'trialing' and trial_end > ${now} and trial_end <= ${until}
    order by trial_end limit ${limit}
  `
}

/** Trials without Stripe that have ended but are still written down as running. */
export async function listEndedLocalTrials(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    select user_id from subscriptions
    where provider = 'local' and status = 'trialing' and trial_end <= ${now}
    order by trial_end limit ${limit}
  `
  return rows.map(row => row.userId)
}
