import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { renderMail } from '#app/mails.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { changeIdea } from '#app/schedule/services/ideas/change-idea.ts'
import { visitorRequestSchema } from '#core/requests/schema.ts'
import { addDays, addMs, SECOND_MS } from '#core/shared/time.ts'
import { upsertBrandKit } from '#db/queries/brand/kits.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { acceptRequest } from './accept-request.ts'
import { admitRequest } from './admit-request.ts'
import { askForPost } from './ask-for-post.ts'
import { askInside } from './ask-inside.ts'
import { confirmNews, readNewsConfirmation } from './confirm-news.ts'
import { declineRequest } from './decline-request.ts'
import { endNews, readLeaveLink } from './end-news.ts'
import { exportRequests } from './export-requests.ts'
import { findAskedWorkspace } from './find-asked-workspace.ts'
import { hasRequests } from './has-requests.ts'
import { readAsked } from './read-asked.ts'
import { readRequest, readRequests } from './read-requests.ts'
import { switchAddress } from './switch-address.ts'
import { tellAskers } from './tell-askers.ts'

const ALL = { state: null, ownerId: null, due: null, page: 1 } as const
const DUE = '2026-12-03'
const KIT = { main: '#ffee00', accent: '#0a0a0a', font: 'sans' } as const
const OPEN_DAY = 'The open day, with photos of the ovens and who bakes there'

describeOnDatabase('requests', database => {
  async function founder(tier: 'collective' | 'pro' = 'collective') {
    const owner = await ownerOn(database().db, tier)
    const ctx = contextFor(database().db, owner.account, { tier })
    return { owner, ctx }
  }

  async function withForm() {
    const { ctx, owner } = await founder()
    expect(await switchAddress(ctx, { to: 'open' })).toEqual({ ok: true })
    return { ctx, owner, token: await tokenOf(ctx) }
  }

  async function tokenOf(ctx: WorkspaceContext): Promise<string> {
    return (await readRequests(ctx, ALL)).form?.split('/').at(-1) ?? ''
  }

  interface Sent extends Record<string, unknown> {
    afterMs?: number
    address?: string
    stamp?: string
  }

  /** Opens the form and sends it after a while, from a place of its own unless said otherwise. */
  async function send(ctx: WorkspaceContext, token: string, over: Sent = {}) {
    const { afterMs = 20 * SECOND_MS, address = randomUUID(), ...typed } = over
    const asked = await findAskedWorkspace(ctx, { token })
    if (!asked) throw new Error('The form is not there')
    const stamp = makeStamp({ ...ctx, now: () => addMs(ctx.now(), -afterMs) }, asked.id)
    const request = parse(visitorRequestSchema, { name: 'Jo', about: OPEN_DAY, stamp, ...typed })
    return askForPost(ctx, { asked, address, request })
  }

  async function sent(ctx: WorkspaceContext, token: string, over: Sent = {}) {
    const result = await send(ctx, token, over)
    if (!result.ok) throw new Error(result.reason)
    const { requests } = await readRequests(ctx, ALL)
    return { status: result.status, id: requests.rows[0]?.id ?? '' }
  }

  async function mailsTo(ctx: WorkspaceContext, email: string) {
    const rows = await database().db.sql<{ template: string; sealedProps: Uint8Array }[]>`
      select template, sealed_props from mail_outbox where to_address = ${email} order by created_at
    `
    return rows.map(({ template, sealedProps }) =>
      renderMail(template, unsealJson(sealedProps, ctx.config.encryptionKey, 'mail-props')),
    )
  }

  const told = async (ctx: WorkspaceContext) =>
    (
      await database().db
        .sql`select from notifications where user_id = ${ctx.workspace} and event = 'request_received'`
    ).length

  it('come in by the secret address, are told once, and show their state to whoever asked', async () => {
    const { ctx, token } = await withForm()
    const { status, id } = await sent(ctx, token, { platform: 'linkedin', wishedOn: DUE, notes: 'Photos: x' })
    expect(await told(ctx)).toBe(1)
    expect((await readRequest(ctx, { id }))?.request).toMatchObject({
      state: 'new',
      platform: 'linkedin',
      name: 'Jo',
    })
    expect(await readAsked(ctx, { token: status })).toMatchObject({
      about: OPEN_DAY,
      state: 'new',
      dueOn: null,
    })
    expect(await readAsked(ctx, { token })).toBeNull()
    expect(await readAsked(ctx, { token: 'x' })).toBeNull()
  })

  it('become an idea once they are accepted, and follow its post from there by themselves', async () => {
    const { ctx, token } = await withForm()
    const { status, id } = await sent(ctx, token)
    const state = async () => (await readAsked(ctx, { token: status }))?.state
    for (const press of [1, 2])
      expect(await acceptRequest(ctx, { id, dueOn: DUE, ownerId: '' }), String(press)).toEqual({ ok: true })
    const { sql } = database().db
    const ideas = await sql<{ id: string; title: string }[]>`
      select id, title from content_planner where user_id = ${ctx.workspace} and status = 'idea'
    `
    expect(ideas).toMatchObject([{ title: OPEN_DAY }])
    expect(await readAsked(ctx, { token: status })).toMatchObject({ state: 'accepted', dueOn: DUE })
    expect((await readRequest(ctx, { id }))?.request).toMatchObject({
      owner: 'Ada Lovelace',
      ideaId: ideas[0]?.id,
    })
    const drafted = await changeIdea(ctx, { id: ideas[0]?.id ?? '', action: 'draft' })
    if (!drafted.ok) throw new Error(drafted.reason)
    expect(await state()).toBe('in_progress')
    await sql`update content_created set status = 'scheduled' where id = ${drafted.postId}`
    expect(await state()).toBe('scheduled')
    await sql`update content_created set status = 'published' where id = ${drafted.postId}`
    await sql`
      insert into content_planner (user_id, content_id, title, status, scheduled_for, deadline_at, published_at, link)
      values (${ctx.workspace}, ${drafted.postId}, 'Out', 'published', ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, 'https://x.test/1')
    `
    expect(await readAsked(ctx, { token: status })).toMatchObject({
      state: 'published',
      link: 'https://x.test/1',
    })
    const listed = async (over: object) => (await readRequests(ctx, { ...ALL, ...over })).requests.total
    expect(await listed({ state: 'published' })).toBe(1)
    expect(await listed({ state: 'accepted' })).toBe(0)
    expect(await listed({ ownerId: ctx.workspace })).toBe(1)
    expect(await listed({ due: 'overdue' })).toBe(0)
  })

  it('mail whoever asked and confirmed, once each, until they have enough', async () => {
    const { ctx, token } = await withForm()
    const email = `${randomUUID()}@example.test`
    await ctx.inWorkspace(sql => upsertBrandKit(sql, { workspace: ctx.workspace, kit: KIT, now: TEST_NOW }))
    expect(await findAskedWorkspace(ctx, { token })).toMatchObject({ kit: { kit: KIT } })
    const { id, status } = await sent(ctx, token, { email, news: 'on' })
    const [received] = await mailsTo(ctx, email)
    expect(received?.subject).toContain('received your request')
    expect(received?.text).toContain(`/ask-for/status/${status}`)
    const key = /ask-for\/confirm\/([\w-]{43})/.exec(received?.text ?? '')?.[1] ?? ''
    await acceptRequest(ctx, { id, dueOn: DUE, ownerId: '' })
    await tellAskers(ctx)
    expect(await mailsTo(ctx, email)).toHaveLength(1)
    expect(await readNewsConfirmation(ctx, { token: key })).toMatchObject({
      about: OPEN_DAY,
      kit: { kit: KIT },
    })
    expect(await confirmNews({ ...ctx, now: () => addDays(TEST_NOW, 8) }, { token: key })).toMatchObject({
      ok: false,
    })
    for (const press of [1, 2])
      expect(await confirmNews(ctx, { token: key }), String(press)).toEqual({ ok: true, status })
    await Promise.all(Array.from({ length: 5 }, () => tellAskers(ctx)))
    const [, accepted, ...more] = await mailsTo(ctx, email)
    expect(more).toEqual([])
    expect(accepted?.text).toContain('3 December 2026')
    const leave = accepted?.leaveUrl?.split('/').at(-1) ?? ''
    expect(await readLeaveLink(ctx, { token: `${leave}x` })).toBeNull()
    expect(await readLeaveLink(ctx, { token: leave })).toMatchObject({ kit: { kit: KIT } })
    expect(await endNews(ctx, { token: `${leave}x` })).toMatchObject({ ok: false })
    expect(await endNews(ctx, { token: leave })).toEqual({ ok: true })
    expect(await confirmNews(ctx, { token: key })).toMatchObject({ ok: false })
    expect(await readAsked(ctx, { token: status })).toMatchObject({ news: 'ended', kit: { kit: KIT } })
  })

  it('are declined with a reason that only whoever asked is told', async () => {
    const { ctx, token } = await withForm()
    const { id, status } = await sent(ctx, token)
    expect(await declineRequest(ctx, { id, reason: 'Too soon for us' })).toEqual({ ok: true })
    expect(await declineRequest(ctx, { id, reason: 'Again' })).toMatchObject({ reason: 'not_possible' })
    expect(await readAsked(ctx, { token: status })).toMatchObject({
      state: 'declined',
      reason: 'Too soon for us',
    })
    expect(await acceptRequest(ctx, { id, dueOn: DUE, ownerId: '' })).toEqual({ ok: true })
    expect(await readAsked(ctx, { token: status })).toMatchObject({ state: 'accepted', reason: '' })
  })

  it('that look like spam are answered alike and kept apart, until somebody takes them for a person’s', async () => {
    const { ctx, token } = await withForm()
    const spam = await send(ctx, token, { afterMs: 0, notes: 'buy' })
    expect(spam).toMatchObject({ ok: true })
    expect(await told(ctx)).toBe(0)
    expect((await readRequests(ctx, ALL)).requests.total).toBe(0)
    const { requests } = await readRequests(ctx, { ...ALL, state: 'spam' })
    const id = requests.rows[0]?.id ?? ''
    expect(await readAsked(ctx, { token: spam.ok ? spam.status : '' })).toMatchObject({ state: 'new' })
    expect(await acceptRequest(ctx, { id, dueOn: DUE, ownerId: '' })).toMatchObject({
      reason: 'not_possible',
    })
    expect(await admitRequest(ctx, { id })).toEqual({ ok: true })
    expect((await readRequests(ctx, ALL)).requests.total).toBe(1)
  })

  it('sent twice are one, and of fifty at once from one place no more count than one place may send', async () => {
    const { ctx, token } = await withForm()
    const asked = await findAskedWorkspace(ctx, { token })
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -20_000) }, asked?.id ?? '')
    const [one, other] = [await send(ctx, token, { stamp }), await send(ctx, token, { stamp })]
    expect(one).toEqual(other)
    expect(await send(ctx, token, { stamp, about: 'Something else' })).toMatchObject({ reason: 'send_again' })
    expect((await readRequests(ctx, ALL)).requests.total).toBe(1)
    const many = Array.from({ length: 50 }, (_, n) =>
      send(ctx, token, {
        address: 'one place',
        about: `Number ${n}, as different as it can be ${randomUUID()}`,
      }),
    )
    await Promise.all(many)
    expect((await readRequests(ctx, ALL)).requests.total).toBe(21)
  })

  it('end with their address, and wait while the plan does not take them', async () => {
    const { ctx, token } = await withForm()
    await sent(ctx, token)
    expect(await switchAddress(ctx, { to: 'replace' })).toEqual({ ok: true })
    expect(await findAskedWorkspace(ctx, { token })).toBeNull()
    const next = await tokenOf(ctx)
    expect(next).not.toBe(token)
    await database().db.sql`update subscriptions set tier = 'pro' where user_id = ${ctx.workspace}`
    expect(await findAskedWorkspace(ctx, { token: next })).toMatchObject({ isOpen: false })
    expect(await send(ctx, next)).toMatchObject({ ok: false, reason: 'closed' })
    const pro = { ...ctx, tier: 'pro' as const }
    const [{ id } = { id: '' }] = (await readRequests(pro, ALL)).requests.rows
    expect(await hasRequests(pro)).toBe(true)
    expect(await acceptRequest(pro, { id, dueOn: DUE, ownerId: '' })).toMatchObject({ reason: 'not_in_plan' })
    expect(await declineRequest(pro, { id, reason: 'x' })).toMatchObject({ reason: 'not_in_plan' })
    expect(await switchAddress(pro, { to: 'close' })).toMatchObject({ reason: 'not_in_plan' })
    expect(await switchAddress(ctx, { to: 'close' })).toEqual({ ok: true })
    expect((await readRequests(ctx, ALL)).form).toBeNull()
  })

  it('are asked for inside by whoever may comment, and told to those who decide', async () => {
    const { db } = database()
    const { owner, ctx } = await founder()
    const request = {
      about: 'A post for the fair',
      notes: '',
      platform: '',
      format: '',
      wishedOn: null,
    } as const
    const reviewer = await acting(db, await memberOf(db, owner, 'reviewer'), '/app/requests/new')
    const first = await askInside(reviewer, { request, idempotencyKey: 'a-key-of-its-own' })
    expect(await askInside(reviewer, { request, idempotencyKey: 'a-key-of-its-own' })).toEqual(first)
    expect(await told(ctx)).toBe(1)
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), '/app/requests/new')
    expect(await askInside(viewer, { request, idempotencyKey: randomUUID() })).toMatchObject({
      reason: 'read_only',
    })
    const editor = await memberOf(db, owner, 'editor')
    const id = first.ok ? first.requestId : ''
    const byEditor = await acting(db, editor, `/app/requests/${id}`)
    const member = editor.account.id
    expect(await acceptRequest(byEditor, { id, dueOn: DUE, ownerId: randomUUID() })).toMatchObject({
      reason: 'no_member',
    })
    expect(await acceptRequest(byEditor, { id, dueOn: DUE, ownerId: member })).toEqual({ ok: true })
    expect((await readRequests(ctx, { ...ALL, ownerId: member })).requests.total).toBe(1)
  })

  it('are nobody else’s to read, accept or export', async () => {
    const { ctx, token } = await withForm()
    const { id } = await sent(ctx, token, { about: '=1+1' })
    const { ctx: other } = await founder()
    expect(await readRequest(other, { id })).toBeNull()
    expect(await acceptRequest(other, { id, dueOn: DUE, ownerId: '' })).toMatchObject({ reason: 'not_found' })
    expect(await declineRequest(other, { id, reason: 'x' })).toMatchObject({ reason: 'not_found' })
    expect(await admitRequest(other, { id: 'x' })).toMatchObject({ reason: 'not_found' })
    const file = async (of: WorkspaceContext, format: 'csv' | 'json') => {
      let text = ''
      for await (const piece of exportRequests(of, { format, address: ALL })) text += piece
      return text
    }
    expect(await file(ctx, 'csv')).toContain("'=1+1")
    expect(JSON.parse(await file(ctx, 'json'))).toMatchObject([{ About: '=1+1', State: 'New' }])
    expect(JSON.parse(await file(other, 'json'))).toEqual([])
  })
})
