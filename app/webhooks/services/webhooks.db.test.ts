import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { rotateKeys } from '#app/platform/secrets/rotate-keys.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { addWebhook } from '#app/webhooks/services/add-webhook.ts'
import { pauseWebhook } from '#app/webhooks/services/pause-webhook.ts'
import { readWebhook } from '#app/webhooks/services/read-webhook.ts'
import { readWebhooks } from '#app/webhooks/services/read-webhooks.ts'
import { removeWebhook } from '#app/webhooks/services/remove-webhook.ts'
import { replayDelivery } from '#app/webhooks/services/replay-delivery.ts'
import { rotateSecret } from '#app/webhooks/services/rotate-secret.ts'
import { sendWebhooks } from '#app/webhooks/services/sending/send-webhooks.ts'
import { showSecret } from '#app/webhooks/services/show-secret.ts'
import { testWebhook } from '#app/webhooks/services/test-webhook.ts'
import { DAY_MS, HOUR_MS } from '#core/shared/time.ts'
import { MOST_ATTEMPTS } from '#core/webhooks/attempts.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '#core/webhooks/events.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { claimEndpoints, takeDelivery } from '#db/queries/webhooks/sending.ts'
import {
  describeOnDatabase,
  describeOnDatabases,
  type OnTestDatabase,
} from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>

interface Arrived {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A receiver on this machine that notes what arrives and answers as it is told. */
async function receiver(
  answer: (response: ServerResponse, count: number) => void = response => response.end(),
) {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
    answer(response, arrived.length)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { arrived, host: `localhost:${(server.address() as AddressInfo).port}` }
}

/** A founder on a running Pro plan whose webhooks may reach these hosts. */
async function founder(
  db: AdminDatabase,
  hosts: readonly string[],
  over: Partial<Context> = {},
): Promise<Context> {
  const { account } = await ownerOn(db, 'pro')
  const ctx = contextFor(db, account, { tier: 'pro', now: () => new Date(), ...over })
  return { ...ctx, config: { ...ctx.config, webhooksAllowPrivate: hosts } }
}

const later = (ctx: Context, ms: number): Context => ({ ...ctx, now: () => new Date(Date.now() + ms) })

async function endpoint(
  ctx: Context,
  host: string,
  events: readonly WebhookEventType[] = WEBHOOK_EVENT_TYPES,
) {
  const form = { address: `http://${host}/hook?a=1`, description: '', events: [...events] }
  const added = await addWebhook(ctx, { form, idempotencyKey: crypto.randomUUID() })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const story = ({ db, workspace }: Context, title = 'Ines') =>
  db.sql<{ id: string }[]>`insert into stories (user_id, title) values (${workspace}, ${title}) returning id`

/** Somebody new with a deal that is won by a proposal and then lost after all, another proposal, and a file of people. */
async function sell({ db: { sql }, workspace }: Context) {
  await sql`insert into leads (user_id, name, first_source) select ${workspace}, 'Row', 'import' from generate_series(1, 50)`
  const [person] = await sql<{ id: string }[]>`
    insert into leads (user_id, name, first_source) values (${workspace}, 'Jo', 'form') returning id
  `
  const [deal] = await sql<{ id: string }[]>`
    insert into deals (user_id, lead_id, title, reference)
    values (${workspace}, ${person?.id ?? ''}, 'Team day', 'BH-7K2M') returning id
  `
  const id = deal?.id ?? ''
  await sql`update deals set title = 'Team day for 12' where id = ${id}`
  await sql`update deals set stage = 'proposal' where id = ${id}`
  const sent = (number: number) => sql<{ id: string }[]>`
    insert into proposals (user_id, deal_id, number, title, status, sent_at, frozen, frozen_hash, token_hash)
    values (${workspace}, ${id}, ${number}, 'Team day', 'sent', now(), '{}', ${'a'.repeat(64)}, ${String(number).repeat(64)})
    returning id
  `
  const [first] = await sent(1)
  const [second] = await sent(2)
  await sql`
    update proposals set status = 'accepted', decided_at = now(), decided_name = 'Jo' where id = ${first?.id ?? ''}
  `
  await sql`update deals set stage = 'won', closed_at = now() where id = ${id}`
  await sql`update deals set stage = 'lost' where id = ${id}`
  await sql`
    update proposals set status = 'declined', decided_at = now(), decided_name = 'Jo' where id = ${second?.id ?? ''}
  `
}

const log = async (ctx: Context, id: string) => (await readWebhook(ctx, { id }))?.deliveries ?? []
const secretOf = async (ctx: Context, id: string) => (await showSecret(ctx, { id }))?.secret ?? ''

describeOnDatabase('webhooks', database => {
  it('arrive signed, with ids and nothing that was written, and only when what caused them is kept', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    const id = await endpoint(ctx, host)
    const [row] = await story(ctx, 'A secret of Ines')
    await ctx.db
      .transaction(async sql => {
        await sql`insert into stories (user_id, title) values (${ctx.workspace}, 'Never')`
        throw new Error('rolled back')
      })
      .catch(() => {})
    await sendWebhooks(ctx)
    expect(arrived).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = arrived
    const signed = new Webhook(await secretOf(ctx, id)).verify(body, headers as Record<string, string>)
    expect(signed).toEqual({
      type: 'story.added',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { storyId: row?.id, url: `${ctx.config.appUrl}/app/storybank/${row?.id}` },
    })
    expect(body).not.toContain('Ines')
    expect(() => new Webhook('whsec_AAAA').verify(body, headers as Record<string, string>)).toThrow()
    expect(() =>
      new Webhook('whsec_AAAA').verify(body.replace('story', 'lead'), headers as Record<string, string>),
    ).toThrow()
    expect(await log(ctx, id)).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 200 }])
    await sendWebhooks(ctx)
    expect(arrived).toHaveLength(1)
  })

  it('tell of every change of a scheduled post and of a review, once each', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    await endpoint(ctx, host)
    const { sql } = ctx.db
    const [post] = await sql<{ id: string }[]>`
      insert into content_created (user_id, title, body) values (${ctx.workspace}, 'T', 'B') returning id
    `
    const [planned] = await sql<{ id: string }[]>`
      insert into content_planner (user_id, content_id, platform, scheduled_for, status)
      values (${ctx.workspace}, ${post?.id ?? ''}, 'linkedin', '2026-11-24T09:30:00Z', 'scheduled') returning id
    `
    for (const status of ['held', 'scheduled', 'due', 'due', 'handed_over', 'published', 'failed', 'missed'])
      await sql`update content_planner set status = ${status} where id = ${planned?.id ?? ''}`
    const [account] = await sql<{ id: string }[]>`
      insert into connections (user_id, network, server, account_id, handle)
      values (${ctx.workspace}, 'mastodon', 'https://mastodon.example', '1', '@ada') returning id
    `
    await sql`
      insert into publish_targets (user_id, scheduled_post_id, connection_id, state)
      values (${ctx.workspace}, ${planned?.id ?? ''}, ${account?.id ?? ''}, 'refused')
    `
    for (const status of ['published', 'cancelled'])
      await sql`update content_planner set status = ${status} where id = ${planned?.id ?? ''}`
    const [review] = await sql<{ id: string }[]>`
      insert into post_reviews (user_id, content_id, mark, expires_at)
      values (${ctx.workspace}, ${post?.id ?? ''}, 'm', now()) returning id
    `
    for (const decision of ['sent_back', 'approved'])
      await sql`update post_reviews set decision = ${decision}, decided_at = now() where id = ${review?.id ?? ''}`
    await story(ctx)
    await sell(ctx)
    await sendWebhooks(ctx)
    const bodies = arrived.map(({ body }) => JSON.parse(body))
    expect(bodies.map(({ type }) => type)).toEqual([
      ...[
        'post.scheduled',
        'post.paused',
        'post.scheduled',
        'post.due',
        'post.handed_over',
        'post.published',
      ],
      ...['post.refused', 'post.missed', 'post.partially_published', 'post.unscheduled'],
      ...['review.requested', 'review.changes_requested', 'review.approved'],
      'story.added',
      ...['lead.created', 'deal.created', 'deal.moved', 'proposal.accepted', 'deal.won', 'deal.lost'],
      'proposal.declined',
    ])
    // Everything that can be chosen was sent.
    expect(new Set(bodies.map(({ type }) => type))).toEqual(new Set(WEBHOOK_EVENT_TYPES))
    expect(bodies[0].data).toEqual({
      scheduledPostId: planned?.id,
      postId: post?.id,
      platform: 'linkedin',
      scheduledFor: '2026-11-24T09:30:00.000Z',
      url: `${ctx.config.appUrl}/app/content/planned/${planned?.id}`,
    })
    expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(arrived.length)
  })

  it('go to whom they are for: not to paused ones, others’ events, or another workspace', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    const stranger = await founder(database().db, [host])
    const paused = await endpoint(ctx, host)
    await endpoint(ctx, host, ['post.due'])
    await pauseWebhook(ctx, { id: paused, pause: true })
    await story(ctx)
    await sendWebhooks(ctx)
    expect(arrived).toEqual([])
    expect(await readWebhook(stranger, { id: paused })).toBeNull()
    expect(await showSecret(stranger, { id: paused })).toBeNull()
    expect(await pauseWebhook(stranger, { id: paused, pause: false })).toEqual({
      ok: false,
      reason: 'not_found',
    })
    await removeWebhook(stranger, { id: paused })
    expect((await readWebhooks(ctx)).endpoints).toHaveLength(2)
  })

  it('do not tell again of what was deleted and is put back', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    await endpoint(ctx, host)
    const [row] = await story(ctx)
    const id = row?.id ?? ''
    const said = async () => {
      await sendWebhooks(ctx)
      return arrived.map(({ body }) => JSON.parse(body).data.storyId)
    }
    expect(await removeStory(ctx, { id })).toEqual({ ok: true })
    expect(await restoreStory(ctx, { id })).toEqual({ ok: true })
    expect(await said()).toEqual([id])
    // In the very transaction in which something was put back, what is new still is told of.
    const added = await ctx.inWorkspace(async sql => {
      await insertRemoved(sql, { workspace: ctx.workspace, kind: 'story', id })
      return sql<
        { id: string }[]
      >`insert into stories (user_id, title) values (${ctx.workspace}, 'New') returning id`
    })
    expect(await said()).toEqual([id, added[0]?.id])
  })

  it('keep the same id and body at each attempt, wait as they should, and are given up with a mail', async () => {
    const { arrived, host } = await receiver(response => response.writeHead(500).end('Out of order'))
    const ctx = await founder(database().db, [host])
    const id = await endpoint(ctx, host)
    await story(ctx)
    await sendWebhooks(ctx)
    await sendWebhooks(later(ctx, 3_000))
    expect(arrived, 'not before its time').toHaveLength(1)
    for (let day = 1; day < MOST_ATTEMPTS; day++) await sendWebhooks(later(ctx, day * 2 * DAY_MS))
    expect(arrived).toHaveLength(MOST_ATTEMPTS)
    expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(arrived.map(({ body }) => body)).size).toBe(1)
    expect(new Set(arrived.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(MOST_ATTEMPTS)
    expect(await log(ctx, id)).toMatchObject([
      { state: 'failed', attempts: MOST_ATTEMPTS, lastStatus: 500, lastAnswer: 'Out of order' },
    ])
    expect(await readWebhook(ctx, { id })).toMatchObject({ status: 'disabled', reason: 'exhausted' })
    const mails = await ctx.db.sql`select to_address from mail_outbox where template = 'webhook-disabled'`
    const [owner] = await ctx.db.sql`select email from accounts where id = ${ctx.workspace}`
    expect(mails).toEqual([{ toAddress: owner?.email }])
    expect(await replayDelivery(ctx, { id, deliveryId: '' })).toMatchObject({ reason: 'not_active' })
    await pauseWebhook(ctx, { id, pause: false })
    const [failed] = await log(ctx, id)
    expect(await replayDelivery(ctx, { id, deliveryId: failed?.id ?? '' })).toEqual({ ok: true })
    await sendWebhooks(ctx)
    expect(arrived.at(-1)?.headers['webhook-id']).toBe(arrived[0]?.headers['webhook-id'])
  })

  it('take a redirect for a failure, 410 for the end, and leave in peace whoever asks for it', async () => {
    const elsewhere = await receiver()
    const redirecting = await receiver(response =>
      response.writeHead(307, { location: `http://${elsewhere.host}/` }).end(),
    )
    const gone = await receiver(response => response.writeHead(410).end())
    const busy = await receiver(response => response.writeHead(429, { 'retry-after': '7200' }).end())
    const hosts = [elsewhere, redirecting, gone, busy].map(({ host }) => host)
    const ctx = await founder(database().db, hosts)
    const ids = await Promise.all([redirecting, gone, busy].map(({ host }) => endpoint(ctx, host)))
    const [toRedirecting = '', toGone = '', toBusy = ''] = ids
    await story(ctx)
    await story(ctx)
    await sendWebhooks(ctx)
    expect(elsewhere.arrived).toEqual([])
    expect((await log(ctx, toRedirecting)).map(({ state, lastStatus }) => [state, lastStatus])).toEqual([
      ['waiting', 307],
      ['waiting', 307],
    ])
    expect(gone.arrived).toHaveLength(1)
    expect(await readWebhook(ctx, { id: toGone })).toMatchObject({ status: 'disabled', reason: 'gone' })
    expect(busy.arrived).toHaveLength(1)
    await testWebhook(ctx, { id: toBusy })
    await sendWebhooks(later(ctx, HOUR_MS))
    expect(busy.arrived, 'it asked for two hours').toHaveLength(1)
    await sendWebhooks(later(ctx, 2 * HOUR_MS + 1000))
    expect(busy.arrived.length).toBeGreaterThan(1)
  })

  it('are signed with both secrets for a day after one was replaced', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    const id = await endpoint(ctx, host)
    const before = await secretOf(ctx, id)
    expect(before).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await rotateSecret(ctx, { id })
    const after = await secretOf(ctx, id)
    expect(after).not.toBe(before)
    await testWebhook(ctx, { id })
    await sendWebhooks(ctx)
    const [first] = arrived
    expect(String(first?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    for (const secret of [before, after])
      new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>)
    await testWebhook(ctx, { id })
    await sendWebhooks(later(ctx, DAY_MS + 1000))
    expect(String(arrived[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    const [stored] = await ctx.db.sql<{ sealedSecret: Uint8Array }[]>`
      select sealed_secret from webhook_endpoints where id = ${id}
    `
    expect(Buffer.from(stored?.sealedSecret ?? []).includes('whsec_')).toBe(false)
  })

  it('keep their secret when the key that seals it is replaced', async () => {
    const ctx = await founder(database().db, [])
    const form = { address: 'https://example.com/', description: '', events: ['story.added' as const] }
    const added = await addWebhook(ctx, { form, idempotencyKey: crypto.randomUUID() })
    const id = added.ok ? added.id : ''
    const secret = await secretOf(ctx, id)
    const { current: previous } = ctx.config.encryptionKey
    const changed = { current: 'another key of thirty-two characters', previous }
    await rotateKeys({ ...ctx, config: { ...ctx.config, encryptionKey: changed } })
    const only = { ...ctx, config: { ...ctx.config, encryptionKey: { ...changed, previous: null } } }
    expect(await secretOf(only, id)).toBe(secret)
  })

  it('are for the owner and admins of a plan that has them, five at most', async () => {
    const { db } = database()
    const ctx = await founder(db, [])
    const form = { address: 'https://example.com/', description: '', events: ['story.added' as const] }
    const add = (by: Context) => addWebhook(by, { form, idempotencyKey: crypto.randomUUID() })
    expect(await add({ ...ctx, tier: 'creator' })).toEqual({ ok: false, reason: 'plan' })
    expect(await add({ ...ctx, access: 'read_only' })).toEqual({ ok: false, reason: 'read_only' })
    const inside = { ...form, address: 'https://127.0.0.1/' }
    expect(await addWebhook(ctx, { form: inside, idempotencyKey: 'k1234567' })).toMatchObject({ ok: false })
    const owner = await ownerOn(db, 'collective')
    for (const role of ['editor', 'viewer'] as const) {
      const member = await memberOf(db, owner, role)
      const there = await acting(db, member, '/app/settings/webhooks')
      expect(await add(there), role).toMatchObject({ ok: false })
      expect((await readWebhooks(there)).refusal).not.toBeNull()
    }
    const same = { form, idempotencyKey: 'the same key' }
    expect(await addWebhook(ctx, same)).toEqual(await addWebhook(ctx, same))
    const many = await Promise.all(Array.from({ length: 50 }, () => add(ctx)))
    expect(many.filter(({ ok }) => ok)).toHaveLength(4)
    expect((await readWebhooks(ctx)).endpoints).toHaveLength(5)
  })

  it('stop when the plan has none any more, and their log goes after 30 days', async () => {
    const { arrived, host } = await receiver()
    const ctx = await founder(database().db, [host])
    const id = await endpoint(ctx, host)
    await ctx.db.sql`update subscriptions set tier = 'creator' where user_id = ${ctx.workspace}`
    await story(ctx)
    await sendWebhooks(ctx)
    expect(arrived).toEqual([])
    expect(await readWebhook(ctx, { id })).toMatchObject({ status: 'disabled', reason: 'plan' })
    await sweepExpired(later(ctx, 29 * DAY_MS))
    expect(await log(ctx, id)).toHaveLength(1)
    await sweepExpired(later(ctx, 31 * DAY_MS))
    expect(await log(ctx, id)).toEqual([])
  })
})

describeOnDatabases(
  'workers that send webhooks',
  database => {
    it('send each delivery once, however many they are, and one that hangs holds up none of ten', async () => {
      const hanging = await receiver(() => {})
      const well = await Promise.all(Array.from({ length: 9 }, () => receiver()))
      const hosts = [hanging, ...well].map(({ host }) => host)
      const [one, other] = [await founder(database().db, hosts), await founder(database().db, hosts)]
      for (const host of hosts.slice(0, 5)) await endpoint(one, host)
      for (const host of hosts.slice(5)) await endpoint(other, host)
      for (let n = 0; n < 4; n++) for (const ctx of [one, other]) await story(ctx)
      const runs = Array.from({ length: 3 }, () => sendWebhooks(one))
      const began = performance.now()
      while (well.some(({ arrived }) => arrived.length < 4)) {
        if (performance.now() - began > 10_000) throw new Error('a slow endpoint held up the others')
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      // What happens while it still hangs is sent as well.
      await story(other)
      while (well.slice(4).some(({ arrived }) => arrived.length < 5)) {
        if (performance.now() - began > 15_000) throw new Error('a slow endpoint held up new events')
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      for (const close of open.splice(0)) close()
      await Promise.all(runs)
      expect(hanging.arrived).toHaveLength(1)
      for (const { arrived } of well)
        expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(arrived.length)
    })

    it('take over from one that died between sending and writing it down, with the same id', async () => {
      const { arrived, host } = await receiver()
      const ctx = await founder(database().db, [host])
      const id = await endpoint(ctx, host)
      await story(ctx)
      const now = new Date()
      const until = new Date(now.getTime() + 60_000)
      const worker = crypto.randomUUID()
      const dead = await ctx.db.acrossWorkspaces('webhooks', async sql => {
        await claimEndpoints(sql, { worker, until, now, limit: 1 })
        return takeDelivery(sql, { endpointId: id, worker, until, now })
      })
      await sendWebhooks(ctx)
      expect(arrived, 'it may still be alive').toEqual([])
      await sendWebhooks(later(ctx, 61_000))
      expect(arrived.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${dead?.id}`])
      expect(await log(ctx, id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    })
  },
  ['server'],
)
