import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { syncCustomer } from '#app/billing/services/events/sync-customer.ts'
import { readViewer } from '#app/identity/services/sessions/read-viewer.ts'
import { followLink } from '#app/links/services/follow-link.ts'
import { sweepFiles } from '#app/media/services/sweep-files.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { deleteDueAccounts } from '#app/settings/services/deletion/delete-due-accounts.ts'
import { readDeletion } from '#app/settings/services/deletion/read-deletion.ts'
import { requestDeletion } from '#app/settings/services/deletion/request-deletion.ts'
import { undoDeletion } from '#app/settings/services/deletion/undo-deletion.ts'
import { addDays, DAY_MS, HOUR_MS } from '#core/shared/time.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { insertSession } from '#db/queries/identity/sessions.ts'
import { insertLink } from '#db/queries/links/links.ts'
import { listDigestReaders } from '#db/queries/notifications/digests.ts'
import { listSummaryReaders } from '#db/queries/notifications/summaries.ts'
import { claimSources } from '#db/queries/watch/polling.ts'
import { claimEndpoints } from '#db/queries/webhooks/sending.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { pressAtCheckout, useStripe, withStripe } from '#tests/support/stripe.ts'
import { CALLER } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

/** Where somebody who is gone may still be found, and why. */
const MAY_STAY: Readonly<Record<string, string>> = {
  'security_events.event_data':
    'that this id was deleted, and chains of others, which nobody can change: an id that names nobody any more',
  'trial_mailboxes.first_workspace': 'beside a keyed hash, for a year: one free trial for each mailbox',
}

describeOnDatabase('an owner who deletes their account', database => {
  const stripe = useStripe()
  type Ctx = OnTestDatabase<WorkspaceContext>
  const founder = async (): Promise<Ctx & { email: string }> => {
    const account = await createTestAccount(database().db)
    return { ...contextFor(database().db, account), email: account.email }
  }
  const later = <C extends Ctx>(ctx: C, days: number): C => ({
    ...ctx,
    now: () => addDays(ctx.now(), days),
  })
  const ask = (ctx: Ctx, email: string) => requestDeletion(ctx, { email, caller: CALLER })
  const undo = (ctx: Ctx) => undoDeletion(ctx, { caller: CALLER })
  const isThere = async (ctx: Ctx) =>
    (await database().db.sql`select 1 from accounts where id = ${ctx.userId}`).length === 1
  const mailsTo = async (email: string) => {
    const rows = await database().db.sql<{ template: string }[]>`
      select template from mail_outbox where to_address = ${email} order by created_at
    `
    return rows.map(({ template }) => template)
  }

  async function subscriber() {
    const owner = await founder()
    const ctx = { ...withStripe(owner, stripe()), email: owner.email }
    const checkout = await startCheckout(ctx, { plan: { tier: 'pro', cycle: 'monthly' }, code: '' })
    if (!checkout.ok) throw new Error(checkout.reason)
    pressAtCheckout(stripe(), checkout.url, 'pay')
    const customer = await findBillingCustomer(ctx.db.sql, { workspace: ctx.workspace })
    const stripeCustomerId = customer?.stripeCustomerId ?? ''
    await syncCustomer(ctx, { stripeCustomerId })
    return { ctx, customer: stripeCustomerId }
  }
  const subscription = (customer: string) =>
    Object.values(stripe().ledger.state.subscriptions).find(one => one.customer === customer)

  it('types their address, is told by mail, and has 14 days to undo it', async () => {
    const ctx = await founder()
    expect(await ask(ctx, 'somebody@else.test')).toEqual({ ok: false, reason: 'wrong_email' })
    expect(await ask({ ...ctx, role: 'admin' }, ctx.email)).toEqual({ ok: false, reason: 'not_owner' })
    expect(await ask(ctx, ` ${ctx.email.toUpperCase()} `)).toEqual({ ok: true })
    expect(await ask(later(ctx, 3), ctx.email)).toEqual({ ok: true })
    expect((await readDeletion(ctx)).dueAt).toEqual(addDays(TEST_NOW, 14))
    expect(await mailsTo(ctx.email)).toEqual(['deletion-requested'])
    await deleteDueAccounts({ ...ctx, now: () => new Date(addDays(TEST_NOW, 14).getTime() - 1) })
    expect(await isThere(ctx)).toBe(true)
    expect(await undo(later(ctx, 13))).toEqual({ ok: true, renewal: 'as_before' })
    expect(await undo(ctx)).toEqual({ ok: false, reason: 'nothing_to_undo' })
    await deleteDueAccounts(later(ctx, 30))
    expect(await isThere(ctx)).toBe(true)
  })

  it('stops at once what goes out, and every page knows', async () => {
    const { sql } = database().db
    const ctx = await founder()
    await fillOwnedTables(sql, ctx.workspace, await listOwnedTables(sql))
    await sql`delete from account_deletions`
    const take = () =>
      claimEndpoints(sql, {
        worker: randomUUID(),
        now: TEST_NOW,
        until: new Date(TEST_NOW.getTime() + HOUR_MS),
        limit: 10,
      })
    await sql`update webhook_deliveries set state = 'waiting', attempts = 0`
    await sql`update webhook_endpoints set status = 'active', rest_until = null, worker_until = null`
    const secret = randomUUID()
    await insertSession(sql, {
      idHash: hashSecret(secret),
      userId: ctx.userId,
      remember: false,
      expiresAt: new Date(TEST_NOW.getTime() + DAY_MS),
      now: TEST_NOW,
      ip: '',
      userAgent: '',
    })
    expect((await readViewer(ctx, secret))?.deletionDueAt).toBeNull()
    await ask(ctx, ctx.email)
    expect((await readViewer(ctx, secret))?.deletionDueAt).toEqual(addDays(TEST_NOW, 14))
    const [held] = await sql`select held_at from planner_settings where user_id = ${ctx.workspace}`
    expect(held?.heldAt).toEqual(TEST_NOW)
    expect(await take()).toHaveLength(0)
    await undo(ctx)
    expect(await take()).toHaveLength(1)
    await sql`delete from webhook_endpoints`
  })

  it('has nothing fetched for them, and no digests and summaries sent, until they undo it', async () => {
    const { sql } = database().db
    const ctx = await founder()
    await fillOwnedTables(sql, ctx.workspace, await listOwnedTables(sql))
    await sql`delete from account_deletions`
    await sql`update notifications set mail = 'daily' where user_id = ${ctx.workspace}`
    await sql`
      update notification_settings set member_id = user_id, summary_since = ${TEST_NOW} where user_id = ${ctx.workspace}
    `
    const isOurs = ({ workspace }: { workspace: string }) => workspace === ctx.workspace
    const served = async () => {
      await sql`
        update watch_sources
        set kind = 'feed', paused_at = null, claimed_until = null, last_tried_at = null, next_at = ${TEST_NOW}
      `
      const [now, quietSince, until] = [TEST_NOW, TEST_NOW, addDays(TEST_NOW, 1)]
      const claim = { now, until, quietSince, slowHosts: '', slowSince: now, limit: 100 }
      const digests = await listDigestReaders(sql, { now, publishers: ['owner'], after: null, limit: 100 })
      const summaries = await listSummaryReaders(sql, { after: null, limit: 100 })
      const sources = await claimSources(sql, claim)
      const [digested, summed] = [digests.filter(isOurs), summaries.filter(isOurs)]
      return [digested.length > 0, summed.length > 0, sources.some(({ userId }) => userId === ctx.workspace)]
    }
    expect(await served()).toEqual([true, true, true])
    await ask(ctx, ctx.email)
    expect(await served()).toEqual([false, false, false])
    await undo(ctx)
    expect(await served()).toEqual([true, true, true])
  })

  it('pays no more: the plan does not renew while they wait, does again when undone, and ends before they are gone', async () => {
    const { ctx, customer } = await subscriber()
    const { email } = ctx
    expect((await readDeletion(ctx)).renews).toBe(true)
    await ask(ctx, email)
    expect(subscription(customer)?.cancelAtPeriodEnd).toBe(true)
    expect(await undo(ctx)).toEqual({ ok: true, renewal: 'as_before' })
    expect(subscription(customer)?.cancelAtPeriodEnd).toBe(false)
    await ask(ctx, email)
    await deleteDueAccounts(later(ctx, 15))
    expect(subscription(customer)?.status).toBe('canceled')
    expect(await isThere(ctx)).toBe(false)
    expect(await mailsTo(email)).toEqual(['account-deleted'])
  })

  it('changes nothing while the payment provider does not answer', async () => {
    const { ctx, customer } = await subscriber()
    const away = { secretKey: 'sk_test_away', webhookSecret: null, apiBase: 'http://127.0.0.1:9' }
    const offline = { ...ctx, config: { ...ctx.config, stripe: away } }
    expect(await ask(offline, ctx.email)).toEqual({ ok: false, reason: 'unavailable' })
    expect((await readDeletion(ctx)).dueAt).toBeNull()
    expect(subscription(customer)?.cancelAtPeriodEnd).toBe(false)
  })

  it('leaves short links that say they are gone, and whose names nobody gets again', async () => {
    const [ctx, other] = [await founder(), await founder()]
    const slug = `spring-${randomUUID().slice(0, 8)}`
    const fields = {
      slug,
      label: '',
      target: 'https://example.test/',
      fallback: null,
      network: 'linkedin',
      place: 'bio',
    }
    const link = { fields: { ...fields, contentId: null, campaignId: null, offerId: null }, now: TEST_NOW }
    const insert = (workspace: Ctx['workspace']) =>
      ctx.db.inWorkspace(workspace, sql => insertLink(sql, { workspace, ...link } as never))
    expect(await insert(ctx.workspace)).not.toBeNull()
    await ask(ctx, ctx.email)
    await deleteDueAccounts(later(ctx, 15))
    const visit = {
      slug,
      address: '198.18.0.9',
      hints: { method: 'GET', userAgent: '', purpose: '', referrer: '' },
    }
    expect(await followLink(ctx, visit as never)).toEqual({ ok: false, reason: 'deleted' })
    expect(await insert(other.workspace)).toBeNull()
  })

  it('is found nowhere afterwards: no text, JSON, list or id of the whole database names them', async () => {
    const { sql } = database().db
    const [gone, host] = [await founder(), await founder()]
    const name = `Wilhelmina ${randomUUID().slice(0, 8)}`
    const tables = await listOwnedTables(sql)
    await sql`update accounts set full_name = ${name}, email_confirmed_at = ${TEST_NOW} where id = ${gone.userId}`
    for (const { workspace } of [gone, host]) await fillOwnedTables(sql, workspace, tables)
    await sql`delete from account_deletions`
    // What they left as a visitor, and in somebody else's workspace.
    await sql`insert into contact_messages (name, email, topic, message) values (${name}, ${gone.email}, 'other', 'Hello')`
    await sql`insert into newsletter_subscribers (email) values (${gone.email})`
    await sql`insert into team_members (owner_id, member_id, email, role, status)
      values (${host.workspace}, ${gone.userId}, ${gone.email}, 'editor', 'active')`
    await sql`insert into module_usage (user_id, module_name, action_type, member_id, additional_data)
      values (${host.workspace}, 'content', 'post_saved', ${gone.userId}, ${sql.json({ who: name })})`
    await sql`update post_comments set author_id = ${gone.userId}, author_name = ${name} where user_id = ${host.workspace}`
    await ask(gone, gone.email)
    await deleteDueAccounts(later(gone, 15))
    expect(await isThere(gone)).toBe(false)
    // The receipt is sent, and what is over is swept.
    await sql`update mail_outbox set status = 'sent', sent_at = ${addDays(TEST_NOW, 15)} where to_address = ${gone.email}`
    for (const days of [16, 18, 60]) {
      await sweepFiles(later(gone, days))
      await sweepExpired(later(gone, days))
    }
    await sql`delete from outbox`
    const columns = await sql<{ table: string; column: string }[]>`
      select c.relname as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and t.typname in ('text', 'varchar', 'jsonb', 'json', 'uuid', '_text', '_uuid', 'name')
    `
    const found: string[] = []
    for (const { table, column } of columns) {
      const rows = await sql`
        select 1 from ${sql(table)} where ${sql(column)}::text ilike any(${[gone.email, name, gone.userId].map(text => `%${text}%`)})
        limit 1
      `
      if (rows.length > 0 && !MAY_STAY[`${table}.${column}`]) found.push(`${table}.${column}`)
    }
    expect(found).toEqual([])
    expect(await isThere(host)).toBe(true)
  })
})
