import type { BillingCycle } from '#core/billing/provider/price-key.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const checkoutShape = rowShape('billing_checkouts', {
  id: uuid,
  userId: uuid,
  tier: text<Tier>(),
  billingCycle: text<BillingCycle>(),
  promotionCode: text(),
  status: text<'opening' | 'open' | 'complete' | 'expired'>(),
  stripeSessionId: nullable(text()),
  url: nullable(text()),
  expiresAt: nullable(instant),
  createdAt: instant,
})

export type Checkout = RowOf<typeof checkoutShape>

/** The checkout that a workspace has open, or null. */
export async function findOpenCheckout(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Checkout | null> {
  const [row] = await sql<Checkout[]>`
    select ${sql(checkoutShape.names)} from billing_checkouts
    where user_id = ${workspace} and status in ('opening', 'open')
  `
  return row ?? null
}

/** Begins a checkout and answers its id; there must be no open one. System role only. */
export async function insertCheckout(
  sql: Sql,
  input: { workspace: WorkspaceId; tier: Tier; billingCycle: BillingCycle; promotionCode: string; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into billing_checkouts (user_id, tier, billing_cycle, promotion_code, created_at)
    values (${input.workspace}, ${input.tier}, ${input.billingCycle}, ${input.promotionCode}, ${input.now})
    returning id
  `
  if (!row) throw new Error('A checkout was not written')
  return row.id
}

/** Notes where the checkout is. One that was closed meanwhile stays closed. System role only. */
export async function updateCheckoutOpened(
  sql: Sql,
  input: { id: string; stripeSessionId: string; url: string; expiresAt: Date },
): Promise<void> {
  await sql`
    update billing_checkouts
    set stripe_session_id = ${input.stripeSessionId}, url = ${input.url}, expires_at = ${input.expiresAt},
      status = case when status = 'opening' then 'open' else status end
    where id = ${input.id}
  `
}

/** Closes the open checkout of a workspace. System role only. */
export async function updateCheckoutClosed(
  sql: Sql,
  { workspace, status }: { workspace: WorkspaceId; status: 'complete' | 'expired' },
): Promise<void> {
  await sql`
    update billing_checkouts set status = ${status}
    where user_id = ${workspace} and status in ('opening', 'open')
  `
}
