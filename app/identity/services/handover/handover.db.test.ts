import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { releaseCustomer } from '#app/billing/services/events/release-customer.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { undoEmailChange } from '#app/identity/services/email-change/undo-email-change.ts'
import { readViewer } from '#app/identity/services/sessions/read-viewer.ts'
import { signIn } from '#app/identity/services/sign-in.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { requestDeletion } from '#app/settings/services/deletion/request-deletion.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { addDays } from '#core/shared/time.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { buyPlan, customerOf, letPass, useStripe, withStripe } from '#tests/support/stripe.ts'
import { CALLER, memberOf, signIn as openSessionOf, ownerOn, viewerOf } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { inspectHandover } from './inspect-handover.ts'
import { readHandover } from './read-handover.ts'
import { type HandoverWish, requestHandover } from './request-handover.ts'
import { takeOver } from './take-over.ts'
import { withdrawHandover } from './withdraw-handover.ts'

const PASSWORD = 'Clientpass123x'

describeOnDatabase('a workspace that is handed over', database => {
  const stripe = useStripe()
  type Ctx = OnTestDatabase<WorkspaceContext>

  async function agency(): Promise<Ctx & { email: string }> {
    const account = await createTestAccount(database().db, { fullName: 'Agency Ann' })
    return { ...contextFor(database().db, account), email: account.email }
  }
  const wishFor = (email: string, over: Partial<HandoverWish> = {}): HandoverWish => ({
    ...{ email, formerRole: null, note: '' },
    ...over,
  })
  const newcomer = () => `client-${randomUUID()}@example.test`
  const offer = (ctx: Ctx, wish: HandoverWish | 'again') => requestHandover(ctx, { wish, caller: CALLER })
  const take = (ctx: Ctx, secret: string, name = 'Client Cleo') =>
    takeOver(ctx, { secret, name, password: PASSWORD, caller: CALLER })

  async function secretFor(ctx: Ctx, email: string): Promise<string> {
    const [mail] = await ctx.db.sql<{ sealedProps: Uint8Array }[]>`
      select sealed_props from mail_outbox where to_address = ${email} and template = 'handover-offer'
      order by created_at desc limit 1
    `
    const text = unseal(Buffer.from(mail?.sealedProps ?? []), ctx.config.encryptionKey, 'mail-props')
    return new URL(JSON.parse(text ?? '{}').url).searchParams.get('token') ?? ''
  }
  const mailsTo = async (email: string) => {
    const rows = await database().db.sql<{ template: string }[]>`
      select template from mail_outbox where to_address = ${email}
    `
    return rows.map(({ template }) => template).sort()
  }
  /** Offered and not yet taken: the secret of its link. */
  async function offered(ctx: Ctx, over: Partial<HandoverWish> = {}) {
    const email = newcomer()
    expect(await offer(ctx, wishFor(email, over))).toEqual({ ok: true, email })
    return { email, secret: await secretFor(ctx, email) }
  }

  it('is offered by mail, looked at without being taken, and taken with a name and a password', async () => {
    const ctx = await agency()
    const { email, secret } = await offered(ctx, { note: 'Enjoy it.' })
    for (const _ of [1, 2]) {
      const seen = await inspectHandover(ctx, { secret })
      expect(seen?.offer).toMatchObject({ email, ownerName: 'Agency Ann', note: 'Enjoy it.' })
      expect(seen?.offer).not.toHaveProperty('workspaceId')
    }
    const [row] = await ctx.db.sql`select link_hash from workspace_handovers where user_id = ${ctx.workspace}`
    expect(Buffer.from(row?.linkHash).equals(hashSecret(secret))).toBe(true)

    expect(await take(ctx, secret)).toEqual({ ok: true, userId: ctx.userId })
    const [account] = await ctx.db.sql`
      select a.email, a.full_name, a.email_confirmed_at, a.terms_accepted_at, p.email as shown, p.full_name as called
      from accounts a join profiles p using (id) where id = ${ctx.userId}
    `
    expect(account).toEqual({
      ...{ email, fullName: 'Client Cleo', shown: email, called: 'Client Cleo' },
      ...{ emailConfirmedAt: TEST_NOW, termsAcceptedAt: TEST_NOW },
    })
    expect(await signIn(ctx, { email, password: PASSWORD, caller: CALLER })).toMatchObject({ ok: true })
    // The link is spent, for looking too.
    expect(await take(ctx, secret)).toEqual({ ok: false, reason: 'over' })
    expect(await inspectHandover(ctx, { secret })).toBeNull()
    expect(await mailsTo(ctx.email)).toEqual(['handover-news', 'handover-news'])
    expect(await mailsTo(email)).toEqual(['handover-news', 'handover-offer'])
    const events = await ctx.db.sql<{ eventType: string }[]>`
      select event_type from security_events where user_id = ${ctx.userId} and event_type like any(array['%handover%', '%taken_over'])
      order by created_at
    `
    expect(events.map(({ eventType }) => eventType)).toEqual(['handover_offered', 'workspace_taken_over'])
  })

  it('lets the former owner in by nothing that they had', async () => {
    const ctx = await agency()
    const { sql } = ctx.db
    const account = { id: ctx.userId, workspace: ctx.workspace, email: ctx.email }
    await fillOwnedTables(sql, ctx.workspace, await listOwnedTables(sql))
    await sql`delete from account_deletions`
    await sql`delete from workspace_handovers`
    await sql`update team_members set status = 'invited', member_id = null`
    await sql`update api_tokens set member_id = ${ctx.userId}, revoked_at = null`
    await sql`update connected_apps set member_id = ${ctx.userId}, revoked_at = null`
    await sql`delete from email_changes`
    const undo = hashSecret('undo')
    await sql`
      insert into email_changes (user_id, old_email, new_email, old_code_hash, new_code_hash, requested_at, expires_at,
        changed_at, undo_hash, undo_until)
      values (${ctx.userId}, 'older@example.test', ${ctx.email}, ${undo}, ${undo}, ${TEST_NOW}, ${TEST_NOW},
        ${TEST_NOW}, ${undo}, ${addDays(TEST_NOW, 6)})
    `
    const session = await openSessionOf(ctx.db, account)
    await sql`update planner_settings set feed_hash = ${undo}, feed_sealed = ${undo} where user_id = ${ctx.userId}`
    const { secret, email } = await offered(ctx)
    expect(await take(ctx, secret)).toMatchObject({ ok: true })

    expect(await readViewer(ctx, session)).toBeNull()
    expect(await undoEmailChange(ctx, { secret: 'undo', caller: CALLER })).toEqual({
      ok: false,
      reason: 'over',
    })
    const [left] = await sql`
      select
        (select count(*) from sessions where user_id = ${ctx.userId})
        + (select count(*) from two_factor where user_id = ${ctx.userId})
        + (select count(*) from recovery_codes where user_id = ${ctx.userId})
        + (select count(*) from passkeys where user_id = ${ctx.userId})
        + (select count(*) from passkey_challenges where user_id = ${ctx.userId})
        + (select count(*) from identities where user_id = ${ctx.userId})
        + (select count(*) from tokens where user_id = ${ctx.userId} and consumed_at is null)
        + (select count(*) from known_devices where user_id = ${ctx.userId})
        + (select count(*) from email_changes where user_id = ${ctx.userId})
        + (select count(*) from api_tokens where member_id = ${ctx.userId} and revoked_at is null)
        + (select count(*) from connected_apps where member_id = ${ctx.userId} and revoked_at is null)
        + (select count(*) from push_subscriptions where member_id = ${ctx.userId})
        + (select count(*) from notifications where member_id = ${ctx.userId})
        + (select count(*) from support_tickets where user_id = ${ctx.userId})
        + (select count(*) from mail_senders where user_id = ${ctx.userId})
        + (select count(*) from avatars where user_id = ${ctx.userId})
        + (select count(*) from planner_settings where user_id = ${ctx.userId} and feed_hash is not null) as n
    `
    expect(left?.n).toBe(0)
    // What belongs to the workspace stays.
    const [kept] = await sql`
      select (select count(*) from stories where user_id = ${ctx.userId})::int as stories,
        (select count(*) from connections where user_id = ${ctx.userId})::int as connections,
        (select count(*) from webhook_endpoints where user_id = ${ctx.userId})::int as webhooks
    `
    expect(Math.min(kept?.stories, kept?.connections, kept?.webhooks)).toBeGreaterThan(0)
    const viewer = await viewerOf(ctx.db, { account, secret: await openSessionOf(ctx.db, account) })
    expect(viewer).toMatchObject({ email, fullName: 'Client Cleo', avatarUrl: null })
  })

  it('keeps its members, names nobody for what the former owner did, and invites them as they asked', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const member = await memberOf(db, owner, 'editor')
    const ctx = { ...contextFor(db, owner.account), email: owner.account.email }
    await db.sql`
      insert into module_usage (user_id, module_name, action_type, member_id)
      values (${ctx.workspace}, 'storybank', 'story_added', ${ctx.userId})
    `
    const { secret, email } = await offered(ctx, { formerRole: 'admin' })
    expect((await inspectHandover(ctx, { secret }))?.members).toEqual([
      { name: 'Grace editor', role: 'editor' },
    ])
    expect(await take(ctx, secret)).toMatchObject({ ok: true })
    const team = await readTeam(ctx)
    expect(team.owner).toMatchObject({ name: 'Client Cleo', email })
    expect(team.members).toMatchObject([{ memberId: member.account.id, role: 'editor' }])
    expect(team.invitations).toMatchObject([{ email: ctx.email, role: 'admin', isOver: false }])
    expect(await mailsTo(ctx.email)).toContain('team-invite')
    const done = team.activity.find(({ action }) => action === 'story_added')
    expect(done?.who).toBe('Former member')
    const taken = team.activity.find(({ action }) => action === 'workspace_taken_over')
    expect(taken).toMatchObject({ who: 'Client Cleo', data: { who: ctx.email } })
    expect(await viewerOf(db, member)).toMatchObject({ workspace: ctx.workspace, role: 'editor' })
  })

  it('is never paid for by the former owner again, and what they paid is out of the new owner’s reach', async () => {
    const ctx = { ...withStripe(await agency(), stripe()) }
    await buyPlan(ctx, stripe(), { tier: 'pro', cycle: 'monthly' })
    // The trial is over, and the first month is paid.
    await letPass(ctx, stripe(), 8)
    const customer = await customerOf(ctx)
    const { secret, email } = await offered(ctx)
    const before = await findSubscription(ctx.db.sql, { workspace: ctx.workspace })
    expect((await readHandover(ctx)).paidUntil).toEqual(before?.currentPeriodEnd)
    expect((await inspectHandover(ctx, { secret }))?.plan).toEqual({
      tier: 'pro',
      endsAt: before?.currentPeriodEnd,
    })
    expect(await take(ctx, secret)).toMatchObject({ ok: true })

    const plan = await findSubscription(ctx.db.sql, { workspace: ctx.workspace })
    expect(plan).toMatchObject({ provider: 'local', tier: 'pro', status: 'active', cancelAtPeriodEnd: true })
    expect(plan).toMatchObject({ currentPeriodEnd: before?.currentPeriodEnd, stripeCustomerId: null })
    const jobs = await ctx.db.sql<{ payload: { stripeCustomerId: string } }[]>`
      select payload from outbox where queue = 'billing.release-customer'
    `
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ stripeCustomerId: customer })
    for (const _ of [1, 2]) await releaseCustomer(ctx, { stripeCustomerId: customer })
    const { state } = stripe().ledger
    const remote = Object.values(state.subscriptions).find(one => one.customer === customer)
    expect(remote).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    const charged = () =>
      Object.values(state.invoices).filter(one => one.customer === customer && one.status === 'paid').length
    const paid = charged()

    // Stripe's news of the former customer change nothing any more.
    expect(await syncCustomer(ctx, { stripeCustomerId: customer })).toEqual({
      ok: false,
      reason: 'unknown_customer',
    })
    expect(await openCustomerPortal(ctx)).toEqual({ ok: false, reason: 'no_customer' })
    expect(await readBilling(ctx)).toMatchObject({ invoices: [], nextCharge: null, hasPortal: false })
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    expect(checkout.ok).toBe(true)
    const mine = await customerOf(ctx)
    expect(mine).not.toBe(customer)
    expect(state.customers[mine]).toMatchObject({ email })
    stripe().advance(70)
    expect([charged(), remote?.status]).toEqual([paid, 'canceled'])
  })

  it('ends a period that nobody paid for, and what is owed for it', async () => {
    const ctx = { ...withStripe(await agency(), stripe()) }
    await buyPlan(ctx, stripe(), { tier: 'pro', cycle: 'monthly' })
    await ctx.db.sql`
      update subscriptions set status = 'past_due', past_due_since = ${ctx.now()} where user_id = ${ctx.workspace}
    `
    const { secret } = await offered(ctx)
    expect(await take(ctx, secret)).toMatchObject({ ok: true })
    expect(await findSubscription(ctx.db.sql, { workspace: ctx.workspace })).toMatchObject({
      ...{ status: 'canceled', provider: 'local', pastDueSince: null },
      endedAt: expect.any(Date),
    })
  })

  it('has one outcome whoever presses at once, and whatever', async () => {
    const ctx = await agency()
    const { secret } = await offered(ctx)
    const takes = await Promise.all([take(ctx, secret, 'First'), take(ctx, secret, 'Second')])
    expect(takes.map(({ ok }) => ok).sort()).toEqual([false, true])

    for (const _ of [1, 2, 3]) {
      const other = await agency()
      const open = await offered(other)
      const [taken, withdrawn] = await Promise.all([
        take(other, open.secret),
        withdrawHandover(other, { caller: CALLER }),
      ])
      expect([taken.ok, withdrawn.ok].sort()).toEqual([false, true])
      const [account] = await other.db.sql`select email from accounts where id = ${other.userId}`
      expect(account?.email).toBe(taken.ok ? open.email : other.email)
    }

    const twice = await agency()
    const first = await offered(twice)
    const again = await offer(twice, 'again')
    expect(again).toMatchObject({ ok: true })
    expect(await take(twice, first.secret)).toEqual({ ok: false, reason: 'over' })
    expect(await take(twice, await secretFor(twice, first.email))).toMatchObject({ ok: true })
  })

  it('ends after seven days, and when it is withdrawn', async () => {
    const ctx = await agency()
    const { secret, email } = await offered(ctx)
    const later = { ...ctx, now: () => addDays(TEST_NOW, 7) }
    expect(await inspectHandover(later, { secret })).toBeNull()
    expect(await take(later, secret)).toEqual({ ok: false, reason: 'over' })
    expect((await readHandover(later)).offer).toMatchObject({ email, isOver: true })
    expect(await withdrawHandover(ctx, { caller: CALLER })).toEqual({ ok: true })
    expect(await withdrawHandover(ctx, { caller: CALLER })).toEqual({ ok: false, reason: 'nothing_open' })
    expect(await take(ctx, secret)).toEqual({ ok: false, reason: 'over' })
    expect((await readHandover(ctx)).offer).toBeNull()
  })

  it('is offered by its owner alone, to an address without an account, and not while it is to be deleted', async () => {
    const ctx = await agency()
    const other = await createTestAccount(ctx.db)
    const refused = async (c: Ctx, email: string) => {
      const asked = await offer(c, wishFor(email))
      return asked.ok ? 'offered' : asked.reason
    }
    expect(await refused({ ...ctx, role: 'admin' }, newcomer())).toBe('not_owner')
    expect(await refused(ctx, ctx.email)).toBe('yourself')
    expect(await refused(ctx, other.email)).toBe('has_account')
    await ctx.db.sql`update accounts set role = 'admin' where id = ${ctx.userId}`
    expect(await refused(ctx, newcomer())).toBe('operator')
    await ctx.db.sql`update accounts set role = 'user' where id = ${ctx.userId}`
    const { secret, email } = await offered(ctx)
    expect(await requestDeletion(ctx, { email: ctx.email, caller: CALLER })).toEqual({ ok: true })
    expect(await refused(ctx, newcomer())).toBe('deletion')
    expect(await take(ctx, secret)).toEqual({ ok: false, reason: 'deletion' })
    await ctx.db.sql`delete from account_deletions where user_id = ${ctx.userId}`
    // Somebody confirmed that address meanwhile.
    const late = await createTestAccount(ctx.db, { email })
    expect(await take(ctx, secret)).toEqual({ ok: false, reason: 'taken' })
    expect((await ctx.db.sql`select 1 from workspace_handovers where user_id = ${ctx.userId}`).length).toBe(1)
    // One that was never confirmed makes way.
    await ctx.db.sql`update accounts set email_confirmed_at = null where id = ${late.id}`
    expect(await take(ctx, secret)).toMatchObject({ ok: true })
  })

  it('does not bring the former owner’s places in other workspaces along', async () => {
    const { db } = database()
    const host = await ownerOn(db, 'collective')
    const guest = await memberOf(db, host, 'editor')
    const ctx = { ...contextFor(db, guest.account), email: guest.account.email }
    expect(await offer(ctx, wishFor(newcomer()))).toEqual({ ok: false, reason: 'member_elsewhere' })
    expect((await readHandover(ctx)).obstacle).toBe('member_elsewhere')
    await db.sql`update team_members set status = 'invited' where member_id = ${ctx.userId}`
    const { secret } = await offered(ctx)
    await db.sql`update team_members set status = 'active' where member_id = ${ctx.userId}`
    expect(await take(ctx, secret)).toMatchObject({ ok: true })
    expect((await db.sql`select 1 from team_members where member_id = ${ctx.userId}`).length).toBe(0)
  })

  it('counts a trial for the new owner’s mailbox, too', async () => {
    const ctx = await agency()
    await ctx.db.sql`
      insert into subscriptions (user_id, tier, status, provider, billing_cycle, trial_end, current_period_end)
      values (${ctx.workspace}, 'pro', 'trialing', 'local', 'monthly', ${addDays(TEST_NOW, 3)}, ${addDays(TEST_NOW, 3)})
    `
    const { secret } = await offered(ctx)
    expect(await take(ctx, secret)).toMatchObject({ ok: true })
    const marks = await ctx.db.sql`select 1 from trial_mailboxes where first_workspace = ${ctx.workspace}`
    expect(marks.length).toBe(1)
    expect(await findSubscription(ctx.db.sql, { workspace: ctx.workspace })).toMatchObject({
      ...{ status: 'trialing', trialEnd: addDays(TEST_NOW, 3) },
    })
  })
})
