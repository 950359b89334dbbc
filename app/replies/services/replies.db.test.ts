import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addStarters } from '#app/replies/services/add-starters.ts'
import { connectSender } from '#app/replies/services/connect-sender.ts'
import { deliverReply } from '#app/replies/services/deliver-reply.ts'
import { disconnectSender } from '#app/replies/services/disconnect-sender.ts'
import { readReply } from '#app/replies/services/read-reply.ts'
import { readSender } from '#app/replies/services/read-sender.ts'
import { readTemplates } from '#app/replies/services/read-templates.ts'
import { resendReply } from '#app/replies/services/resend-reply.ts'
import { saveTemplate } from '#app/replies/services/save-template.ts'
import { sendReply } from '#app/replies/services/send-reply.ts'
import { takeBackReply } from '#app/replies/services/take-back-reply.ts'
import { UNCLEAR_PROBLEM } from '#core/replies/attempts.ts'
import { REPLY_LIMITS, type ReplyWay } from '#core/replies/schema.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const open: SMTPServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(server => new Promise<void>(done => server.close(() => done()))))
})

/** A mail server on this machine; answers where it listens and what it took. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: string[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('The password is wrong')),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        taken.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { host: '127.0.0.1', port: (server.server.address() as AddressInfo).port, taken }
}

const refusing = (code: number) =>
  Object.assign(new Error('No'), { responseCode: code }) satisfies Error & { responseCode: number }

describeOnDatabase('replies', database => {
  const founder = async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, { fullName: 'Maya Lin' }), { tier: 'pro' })
    const fields = { name: 'Jo Blake', email: 'jo@example.com', phone: '07700 900123', company: '' }
    const added = await addPerson(ctx, {
      person: { ...fields, tags: [], toldText: '' },
      idempotencyKey: 'jo',
    })
    if (!added.ok) throw new Error(added.reason)
    return { ctx, personId: added.leadId }
  }
  const write = async (ctx: WorkspaceContext, personId: string, way: ReplyWay, key: string = way) => {
    const reply = { subject: 'Your question', body: 'Hello Jo, yes, we do.', idempotencyKey: '' }
    return sendReply(ctx, { personId, way, reply, idempotencyKey: key })
  }
  const connected = async (ctx: WorkspaceContext, server: { host: string; port: number }) => {
    const allowed = {
      ...ctx,
      config: { ...ctx.config, smtpAllowPrivate: [`${server.host}:${server.port}`] },
    }
    const { host, port } = server
    const given = { username: 'maya', password: 'right', fromAddress: 'maya@hearth.test', fromName: 'Maya' }
    const result = await connectSender(allowed, { host, port, ...given })
    expect(result).toEqual({ ok: true })
    return allowed
  }
  const onlyMessage = async (ctx: WorkspaceContext, personId: string) => {
    const view = await readReply(ctx, { id: personId, templateId: null, sender: 'Maya' })
    const [message] = view?.messages ?? []
    if (!message) throw new Error('Nothing was written')
    return message
  }
  const send = async (ctx: WorkspaceContext, personId: string) => {
    const written = await write(ctx, personId, 'smtp')
    if (!written.ok) throw new Error(written.reason)
    const job = { workspace: ctx.workspace, messageId: written.messageId }
    await deliverReply(ctx, job)
    return job
  }
  const timeline = async (ctx: WorkspaceContext, personId: string) =>
    ((await readPerson(ctx, { id: personId, page: 1 }))?.timeline ?? []).filter(
      ({ kind }) => kind === 'message_sent',
    )

  it('through a program of the founder are noted at once, once, and can be taken back', async () => {
    const { ctx, personId } = await founder()
    const first = await write(ctx, personId, 'mailto')
    expect(await write(ctx, personId, 'mailto')).toEqual(first)
    const message = await onlyMessage(ctx, personId)
    expect(message).toMatchObject({ way: 'mailto', state: 'sent' })
    expect(message.opens).toContain('mailto:jo@example.com?subject=Your%20question')
    expect(await timeline(ctx, personId)).toMatchObject([
      { detail: 'Your question\n\nHello Jo, yes, we do.' },
    ])
    expect((await readPerson(ctx, { id: personId, page: 1 }))?.lead.answeredAt).toEqual(ctx.now())

    expect(await takeBackReply(ctx, { messageId: message.id })).toEqual({ ok: true })
    expect(await timeline(ctx, personId)).toEqual([])
    expect(await takeBackReply(ctx, { messageId: message.id })).toMatchObject({ reason: 'not_found' })
  })

  it('are refused where nobody could get them', async () => {
    const { ctx, personId } = await founder()
    expect(await write(ctx, personId, 'smtp')).toMatchObject({ reason: 'no_sender' })
    const reply = { subject: '', body: 'x'.repeat(4_000), idempotencyKey: '' }
    const tooLong = { personId, way: 'whatsapp' as const, reply, idempotencyKey: 'a' }
    expect(await sendReply(ctx, tooLong)).toMatchObject({ reason: 'too_long' })
    const stranger = contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
    expect(await write(stranger, personId, 'mailto')).toMatchObject({ reason: 'not_found' })
    const creator = { ...ctx, tier: 'creator' as const }
    expect(await write(creator, personId, 'mailto')).toMatchObject({ reason: 'not_in_plan' })
  })

  it('through the founder’s server arrive once, however often the job runs', async () => {
    const { ctx: bare, personId } = await founder()
    const server = await mailServer()
    const ctx = await connected(bare, server)
    const job = await send(ctx, personId)
    await deliverReply(ctx, job)
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).toContain('From: Maya <maya@hearth.test>')
    expect(server.taken[0]).toContain('Hello Jo, yes, we do.')
    expect(await onlyMessage(ctx, personId)).toMatchObject({ state: 'sent', tries: 1, opens: null })
    expect(await timeline(ctx, personId)).toHaveLength(1)
    expect(await takeBackReply(ctx, job)).toMatchObject({ reason: 'already_sent' })
  })

  it('wait and come again where the server is busy, and end where it refuses', async () => {
    const { ctx: bare, personId } = await founder()
    let code = 451
    const server = await mailServer({ onRcptTo: (_to, _session, done) => done(refusing(code)) })
    let minutes = 0
    const ctx = {
      ...(await connected(bare, server)),
      now: () => addMs(bare.now(), minutes * MINUTE_MS),
    }
    const job = await send(ctx, personId)
    expect(await onlyMessage(ctx, personId)).toMatchObject({ state: 'waiting', tries: 1 })
    await deliverReply(ctx, job)
    expect(await onlyMessage(ctx, personId), 'before its time nothing is tried').toMatchObject({ tries: 1 })
    code = 550
    minutes = 2
    await deliverReply(ctx, job)
    const failed = await onlyMessage(ctx, personId)
    expect(failed).toMatchObject({ state: 'failed', tries: 2 })
    expect(failed.problem).toContain('550')
    expect(await timeline(ctx, personId)).toEqual([])
    expect(await resendReply(ctx, job)).toEqual({ ok: true })
    expect(await onlyMessage(ctx, personId)).toMatchObject({ state: 'waiting', tries: 0, problem: '' })
  })

  it('are never sent twice where nobody can tell whether they arrived', async () => {
    const { ctx: bare, personId } = await founder()
    const sockets: Socket[] = []
    const server = await mailServer({
      // Takes the whole text and is gone before it says so.
      onData(stream) {
        stream.resume()
        stream.on('end', () => sockets.at(-1)?.destroy())
      },
    })
    const listening = open.at(-1)?.server
    listening?.on('connection', (socket: Socket) => sockets.push(socket))
    const ctx = await connected(bare, server)
    const job = await send(ctx, personId)
    expect(await onlyMessage(ctx, personId)).toMatchObject({ state: 'failed', problem: UNCLEAR_PROBLEM })
    await deliverReply(ctx, job)
    expect(await onlyMessage(ctx, personId)).toMatchObject({ tries: 1 })
  })

  it('whose worker died are not sent by the next one', async () => {
    const { ctx: bare, personId } = await founder()
    const server = await mailServer()
    const ctx = await connected(bare, server)
    const written = await write(ctx, personId, 'smtp')
    if (!written.ok) throw new Error(written.reason)
    const { messageId } = written
    const soon = addMs(ctx.now(), MINUTE_MS)
    await ctx.inWorkspace(
      sql => sql`update lead_messages set state = 'sending', next_try_at = ${soon} where id = ${messageId}`,
    )
    const job = { workspace: ctx.workspace, messageId }
    await expect(deliverReply(ctx, job)).rejects.toThrow('another worker')
    await deliverReply({ ...ctx, now: () => addMs(soon, 1) }, job)
    expect(server.taken).toEqual([])
    expect(await onlyMessage(ctx, personId)).toMatchObject({ state: 'failed', problem: UNCLEAR_PROBLEM })
  })

  it('ask the server once before it is kept, and keep its password sealed', async () => {
    const { ctx } = await founder()
    const server = await mailServer()
    const { host, port } = server
    const given = { username: 'maya', fromAddress: 'maya@hearth.test', fromName: '' }
    const wanted = { host, port, password: 'right', ...given }
    expect(await connectSender(ctx, wanted), 'a private address').toMatchObject({ reason: 'refused' })
    const local = { ...ctx, config: { ...ctx.config, smtpAllowPrivate: [`${host}:${port}`] } }
    const refused = await connectSender(local, { ...wanted, password: 'wrong' })
    expect(refused).toMatchObject({ reason: 'refused', detail: expect.stringContaining('password is wrong') })
    expect(await connectSender(local, { ...wanted, password: '' })).toMatchObject({ reason: 'no_password' })
    expect((await readSender(local)).sender).toBeNull()
    expect(await connectSender(local, wanted)).toEqual({ ok: true })
    expect(await connectSender(local, { ...wanted, password: '', fromName: 'Maya' })).toEqual({ ok: true })
    const elsewhere = { ...wanted, username: 'eve', password: '' }
    expect(await connectSender(local, elsewhere), 'a kept password goes nowhere else').toMatchObject({
      reason: 'no_password',
    })
    const rows = await local.inWorkspace(
      sql => sql`select encode(sealed_password, 'escape') as kept from mail_senders`,
    )
    expect(JSON.stringify(rows)).not.toContain('right')
    const editor = { ...local, role: 'editor' as const }
    expect(await connectSender(editor, wanted)).toMatchObject({ reason: 'not_allowed' })
    expect((await readSender(editor)).sender?.username).toBe('')
    expect(await disconnectSender(editor)).toMatchObject({ reason: 'not_allowed' })
    expect(await disconnectSender(local)).toEqual({ ok: true })
    expect((await readSender(local)).sender).toBeNull()
  })

  it.each(['169.254.169.254', 'localhost', '10.0.0.5'])('never speak to %s', async host => {
    const { ctx } = await founder()
    const given = { username: 'u', password: 'p', fromAddress: 'a@b.co', fromName: '' }
    expect(await connectSender(ctx, { host, port: 465, ...given })).toMatchObject({ reason: 'refused' })
  })

  it('begin with templates: three of ours once, fifty at most, filled in for the person', async () => {
    const { ctx, personId } = await founder()
    await Promise.all([addStarters(ctx), addStarters(ctx)])
    const { templates } = await readTemplates(ctx, { removed: null })
    expect(templates).toHaveLength(3)
    const templateId = templates.find(({ name }) => name === 'First reply')?.id ?? ''
    const view = await readReply(ctx, { id: personId, templateId, sender: 'Maya' })
    expect(view?.draft.body).toContain('Hello Jo,')
    expect(view?.draft.body).toContain('Maya')
    const another = { id: '', name: 'Another', subject: '', body: 'Hello' }
    const same = await Promise.all(Array.from({ length: 50 }, () => saveTemplate(ctx, another)))
    expect(same.every(({ ok }) => ok)).toBe(true)
    expect((await readTemplates(ctx, { removed: null })).templates).toHaveLength(4)
    const results = await Promise.all(
      Array.from({ length: REPLY_LIMITS.templates }, (_, n) =>
        saveTemplate(ctx, { ...another, name: `N${n}` }),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(REPLY_LIMITS.templates - 4)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'too_many' })
    const stranger = contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
    expect(await saveTemplate(stranger, { ...another, id: templateId })).toMatchObject({ reason: 'gone' })
  })
})
