import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const billingCustomerShape = rowShape('billing_customers', {
  userId: uuid,
  stripeCustomerId: text(),
  syncedAt: nullable(instant),
  /** Grows by one with each comparison that was stored. */
  syncVersion: integer,
  createdAt: instant,
})

export type BillingCustomer = RowOf<typeof billingCustomerShape>

/** The customer that a workspace is at Stripe, or null. */
export async function findBillingCustomer(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<BillingCustomer | null> {
  const [row] = await sql<BillingCustomer[]>`
    select ${sql(billingCustomerShape.names)} from billing_customers where user_id = ${workspace}
  `
  return row ?? null
}

/** How often a customer was compared with Stripe; null for one who is not ours. System role. */
export async function findSyncVersion(
  sql: Sql,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<number | null> {
  const [row] = await sql<{ syncVersion: number }[]>`
    select sync_version from billing_customers where stripe_customer_id = ${stripeCustomerId}
  `
  return row?.syncVersion ?? null
}

/** Whose customer it is, locked until the transaction ends. System role. */
export async function lockBillingCustomer(
  sql: Sql,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<BillingCustomer | null> {
  const [row] = await sql<BillingCustomer[]>`
    select ${sql(billingCustomerShape.names)} from billing_customers
    where stripe_customer_id = ${stripeCustomerId} for update
  `
  return row ?? null
}

/** Remembers the customer of an account; answers the one that counts, which another request may have put there. */
export async function insertBillingCustomer(
  sql: Sql,
  { workspace, stripeCustomerId }: { workspace: WorkspaceId; stripeCustomerId: string },
): Promise<string> {
  await sql`
    insert into billing_customers (user_id, stripe_customer_id) values (${workspace}, ${stripeCustomerId})
    on conflict do nothing
  `
  const row = await findBillingCustomer(sql, { workspace })
  return row?.stripeCustomerId ?? stripeCustomerId
}

/** Parts a workspace from its customer; answers who that was, null when there was none. System role only. */
export async function deleteBillingCustomer(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<string | null> {
  const [row] = await sql<{ stripeCustomerId: string }[]>`
    delete from billing_customers where user_id = ${workspace} returning stripe_customer_id
  `
  return row?.stripeCustomerId ?? null
}

/** Puts another customer in the place of one that Stripe no longer knows. System role only. */
export async function updateBillingCustomer(
  sql: Sql,
  input: { workspace: WorkspaceId; stripeCustomerId: string },
): Promise<void> {
  await sql`
    update billing_customers set stripe_customer_id = ${input.stripeCustomerId}, synced_at = null
    where user_id = ${input.workspace}
  `
}

/** Notes that the customer was compared with Stripe, and what was found is stored. System role only. */
export async function updateBillingCustomerSynced(
  sql: Sql,
  { stripeCustomerId, now }: { stripeCustomerId: string; now: Date },
): Promise<void> {
  await sql`
    update billing_customers set synced_at = ${now}, sync_version = sync_version + 1
    where stripe_customer_id = ${stripeCustomerId}
  `
}

/** Puts a customer whom Stripe does not know behind all others that wait to be compared. System role only. */
export async function updateBillingCustomerPassed(
  sql: Sql,
  { stripeCustomerId, now }: { stripeCustomerId: string; now: Date },
): Promise<void> {
  await sql`update billing_customers set synced_at = ${now} where stripe_customer_id = ${stripeCustomerId}`
}

/** Customers not compared since then, the longest unseen first, in pages of `limit`. */
export async function listStaleCustomers(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ stripeCustomerId: string }[]>`
    select stripe_customer_id from billing_customers
    where synced_at is null or synced_at < ${before}
    order by synced_at nulls first
    limit ${limit}
  `
  return rows.map(row => row.stripeCustomerId)
}
