import { expect, it } from 'vitest'
import { showBilling } from '#app/billing/services/note/show-billing.ts'
import { readNoteMonth } from '#core/billing/note/note-month.ts'
import { openStripeStandIn } from '#scripts/local/stripe/stand-in.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { buyPlan, customerOf, letPass, useStripe, withStripe } from '#tests/support/stripe.ts'
import { acting, memberOf, ownerOn, type SignedIn, viewerOf } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { exportBillingNote } from './export-billing-note.ts'
import { readBillingNote } from './read-billing-note.ts'

describeOnDatabase('a billing note', database => {
  const stripe = useStripe()

  /** A client with the agency's person as an admin there, paying for Collective+ by Stripe since a month. */
  async function clientWith(): Promise<{ client: SignedIn; person: SignedIn }> {
    const { db } = database()
    const client = await ownerOn(db, 'collective')
    const person = await memberOf(db, client, 'admin')
    await db.sql`delete from subscriptions where user_id = ${client.account.id}`
    const ctx = withStripe(contextFor(db, client.account), stripe())
    await buyPlan(ctx, stripe(), { tier: 'collective', cycle: 'monthly' })
    await letPass(ctx, stripe(), 8)
    return { client, person }
  }
  const paying = (person: SignedIn) => withStripe(contextFor(database().db, person.account), stripe())
  const now = () => new Date(stripe().ledger.now() * 1000)
  const thisMonth = () => readNoteMonth(null, now(), 'Europe/London')

  it('shows the owner what they paid, and an admin only once the owner lets them', async () => {
    const { db } = database()
    const { client, person } = await clientWith()
    const read = async (who: SignedIn) => readBillingNote(paying(who), await viewerOf(db, who), thisMonth())
    const before = await read(person)
    expect(before.map(({ role, billing }) => [role, billing === null])).toEqual([
      ['owner', false],
      ['admin', true],
    ])
    // Whoever never was a customer has paid nothing, and nothing comes.
    expect(before[0]?.billing).toMatchObject({ plan: null, paid: { value: [] }, next: { value: null } })

    const admin = await acting(db, person, '/app/team')
    expect(await showBilling(admin, { isShown: true })).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await showBilling(await acting(db, client, '/app/team'), { isShown: true })).toEqual({ ok: true })
    const [, theirs] = await read(person)
    const [own] = await read(client)
    expect(theirs?.billing).toEqual(own?.billing)
    expect(theirs?.billing).toMatchObject({
      plan: { tier: 'collective', cycle: 'monthly', provider: 'stripe', endsAt: null },
      seats: { taken: 2, limit: 5 },
      next: { isKnown: true, value: { currency: 'gbp' } },
    })
    const { paid } = theirs?.billing ?? {}
    expect(paid?.isKnown && paid.value.every(({ minor, currency }) => minor > 0 && currency === 'gbp')).toBe(
      true,
    )
    const charged = Object.values(stripe().ledger.state.invoices).filter(
      one => one.status === 'paid' && one.created * 1000 >= thisMonth().start.getTime(),
    )
    const customer = await customerOf(paying(client))
    expect(paid?.isKnown && paid.value.length).toBe(
      charged.filter(one => one.customer === customer && one.total > 0).length,
    )
    // Two years ago there was nothing.
    const [, old] = await readBillingNote(paying(person), await viewerOf(db, person), {
      key: '2024-01',
      start: new Date('2024-01-01T00:00:00Z'),
      end: new Date('2024-02-01T00:00:00Z'),
    })
    expect(old?.billing?.paid).toEqual({ isKnown: true, value: [] })
  })

  it('says what is not known and why, and never a figure', async () => {
    const { db } = database()
    const { client } = await clientWith()
    const viewer = await viewerOf(db, client)
    const without = contextFor(db, client.account, { now })
    const [none] = await readBillingNote(without, viewer, thisMonth())
    expect(none?.billing?.paid).toEqual({ isKnown: false, why: 'no_provider' })
    const gone = await openStripeStandIn({ secretKey: 'sk_test_tests', webhookSecret: 'x', webhookUrl: null })
    await gone.close()
    const away = { ...without, config: withStripe(without, gone).config }
    const [entry] = await readBillingNote(away, viewer, thisMonth())
    expect(entry?.billing).toMatchObject({
      paid: { isKnown: false, why: 'unavailable' },
      next: { isKnown: false, why: 'unavailable' },
      plan: { tier: 'collective' },
    })
  })

  it('leaves out a workspace from which somebody was removed, and is a file that no spreadsheet runs', async () => {
    const { db } = database()
    const { client, person } = await clientWith()
    await db.sql`update profiles set full_name = '=1+1' where id = ${client.account.id}`
    const viewer = await viewerOf(db, person)
    const pieces = exportBillingNote(paying(person), viewer, { month: thisMonth(), sayPlan: () => '+plan' })
    let file = ''
    for await (const piece of pieces) file += piece
    const lines = file.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Month,Workspace,Your role,Plan')
    expect(file).toContain("'+plan")
    expect(file).not.toMatch(/(^|,)[=+]/m)
    await db.sql`delete from team_members where member_id = ${person.account.id}`
    expect(await readBillingNote(paying(person), viewer, thisMonth())).toHaveLength(1)
  })
})
