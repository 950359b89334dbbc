import { expect, it } from 'vitest'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { useStripe, withStripe } from '#tests/support/stripe.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { tellEmail } from './tell-email.ts'

describeOnDatabase('the address of a customer at Stripe', database => {
  const stripe = useStripe()
  const founder = async () => {
    const account = await createTestAccount(database().db)
    return withStripe(contextFor(database().db, account), stripe())
  }
  const customer = () => Object.values(stripe().ledger.state.customers).at(-1)

  it('is made that of the account, as it is when the job runs, once or twice', async () => {
    const ctx = await founder()
    await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    const email = `moved-${ctx.userId}@example.test`
    await database().db.sql`update accounts set email = ${email} where id = ${ctx.userId}`
    await tellEmail(ctx, { workspace: ctx.workspace })
    await tellEmail(ctx, { workspace: ctx.workspace })
    expect(customer()?.email).toBe(email)
  })

  it('concerns nobody who is no customer, who is gone, or whom Stripe no longer knows', async () => {
    const ctx = await founder()
    const before = Object.keys(stripe().ledger.state.customers).length
    await tellEmail(ctx, { workspace: ctx.workspace })
    await tellEmail(ctx, { workspace: '00000000-0000-4000-8000-000000000000' })
    expect(Object.keys(stripe().ledger.state.customers)).toHaveLength(before)
    await database().db.sql`
      insert into billing_customers (user_id, stripe_customer_id) values (${ctx.workspace}, 'cus_unknown')
    `
    await tellEmail(ctx, { workspace: ctx.workspace })
  })

  it('waits for Stripe where it does not answer or no key is set', async () => {
    const ctx = await founder()
    await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    const keyless = { ...ctx, config: { ...ctx.config, stripe: null } }
    await expect(tellEmail(keyless, { workspace: ctx.workspace })).rejects.toThrow()
  })
})
