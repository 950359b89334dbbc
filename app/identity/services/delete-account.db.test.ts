import { expect, it } from 'vitest'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { endCustomer } from '#app/billing/services/events/end-customer.ts'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('deleting an account', database => {
  const stripe = useStripe()
  const founder = async () =>
    withStripe(contextFor(database().db, await createTestAccount(database().db)), stripe())

  async function subscriber() {
    const ctx = await founder()
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
    return { ctx, customer: customer?.stripeCustomerId ?? '' }
  }

  const statuses = (customer: string) =>
    Object.values(stripe().ledger.state.subscriptions)
      .filter(one => one.customer === customer)
      .map(one => one.status)
  const jobs = (ctx: OnTestDatabase<WorkspaceContext>, customer: string) =>
    ctx.db.sql`select payload from outbox where queue = 'billing.end-customer'
      and payload ->> 'stripeCustomerId' = ${customer}`

  it('leaves not a row of it in any table, and everything of others', async () => {
    const [gone, stays] = [await founder(), await founder()]
    const { sql } = database().db
    const tables = await listOwnedTables(sql)
    for (const { workspace } of [gone, stays]) await fillOwnedTables(sql, workspace, tables)
    const count = async (owner: string, { table, owner: column }: (typeof tables)[number]) => {
      const [row] = await sql<{ n: number }[]>`
        select count(*) as n from ${sql(table)} where ${sql(column)} = ${owner}
      `
      return row?.n ?? 0
    }
    const before = await Promise.all(tables.map(table => count(stays.workspace, table)))
    expect(await deleteAccount(gone, { userId: gone.userId })).toEqual({ ok: true, billing: 'ended' })
    for (const table of tables)
      expect([table.table, await count(gone.workspace, table)]).toEqual([table.table, 0])
    expect(await Promise.all(tables.map(table => count(stays.workspace, table)))).toEqual(before)
    const [line] = await sql`select user_id from security_events
      where event_type = 'account_deleted' and event_data ->> 'account' = ${gone.userId}`
    expect(line).toEqual({ userId: null })
    expect(await deleteAccount(gone, { userId: gone.userId })).toEqual({ ok: false, reason: 'not_found' })
  })

  it('ends what is paid at Stripe first', async () => {
    const { ctx, customer } = await subscriber()
    expect(statuses(customer)).toEqual(['trialing'])
    expect(await deleteAccount(ctx, { userId: ctx.userId })).toEqual({ ok: true, billing: 'ended' })
    expect(statuses(customer)).toEqual(['canceled'])
    expect(await jobs(ctx, customer)).toHaveLength(0)
  })

  it('does not wait for Stripe: a job ends it when Stripe answers again', async () => {
    const { ctx, customer } = await subscriber()
    const away = { secretKey: 'sk_test_away', webhookSecret: null, apiBase: 'http://127.0.0.1:9' }
    const offline = { ...ctx, config: { ...ctx.config, stripe: away } }
    expect(await deleteAccount(offline, { userId: ctx.userId })).toEqual({ ok: true, billing: 'queued' })
    expect(statuses(customer)).toEqual(['trialing'])
    expect(await jobs(ctx, customer)).toHaveLength(1)
    await expect(endCustomer(offline, { stripeCustomerId: customer })).rejects.toThrow()
    await endCustomer(ctx, { stripeCustomerId: customer })
    await endCustomer(ctx, { stripeCustomerId: customer })
    expect(statuses(customer)).toEqual(['canceled'])
    await endCustomer(ctx, { stripeCustomerId: 'cus_nobody' })
  })

  it('somebody who never paid has nothing to end', async () => {
    const ctx = await founder()
    expect(await deleteAccount(ctx, { userId: ctx.userId })).toEqual({ ok: true, billing: 'none' })
  })
})
