import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { receiveMail } from '#app/inbound-mail/services/receive-mail.ts'
import { renderMail } from '#app/mails.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { answerTicket } from '#app/support/services/operator/answer-ticket.ts'
import { shutTicket } from '#app/support/services/operator/shut-ticket.ts'
import { sendTicket } from '#app/support/services/send-ticket.ts'
import { readTicket } from '#app/support/services/tickets/read-ticket.ts'
import { readTickets } from '#app/support/services/tickets/read-tickets.ts'
import { replyAddress } from '#app/support/services/tickets/reply-address.ts'
import { TICKET_MESSAGE_MOST, type TicketSide } from '#core/support/threads.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, ownerOn } from '#tests/support/team.ts'

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const SUPPORT = 'support@brandhearth.test'

describeOnDatabase('replies to tickets by email', database => {
  async function asking({ offered = true } = {}) {
    await database().db.sql`delete from mail_outbox`
    const owner = await ownerOn(database().db, 'creator')
    const plain = await acting(database().db, owner, '/app/support')
    const inboundMail = offered ? { domain: 'in.example.com', secret: SECRET } : null
    const ctx = { ...plain, config: { ...plain.config, inboundMail } }
    const { email } = owner.account
    await sendTicket(ctx, {
      from: { name: 'Ada', email },
      topic: 'broken',
      message: 'It stays grey',
      diagnostics: {},
      idempotencyKey: randomUUID(),
    })
    const [row] = (await readTickets(ctx, { page: 1 })).rows
    const id = row?.id ?? ''
    const to = (side: TicketSide) => replyAddress(ctx.config, { side, ticketId: id }) ?? ''
    return { ctx, id, email, to }
  }
  type Asking = Awaited<ReturnType<typeof asking>>

  /** Delivers a mail as a mail service does. */
  async function deliver(
    { ctx }: Pick<Asking, 'ctx'>,
    mail: { to: string[]; from: string; text?: string; [more: string]: unknown },
    secret = SECRET,
  ) {
    const [id, at] = [`msg_${randomUUID()}`, new Date()]
    const data = { message_id: randomUUID(), ...mail, from: { address: mail.from } }
    const body = JSON.stringify({ type: 'mail.received', data })
    const signature = new Webhook(secret).sign(id, at, body)
    const timestamp = String(Math.floor(at.getTime() / 1000))
    return receiveMail(ctx, { body: Buffer.from(body), headers: { id, timestamp, signature } })
  }

  const ADDED = { ok: true, added: 1 }
  const NONE = { ok: true, added: 0 }

  async function thread({ ctx, id }: Pick<Asking, 'ctx' | 'id'>) {
    const found = await readTicket(ctx, { id })
    return {
      state: found?.ticket.state,
      messages: found?.messages.map(({ author, body }) => `${author}: ${body}`).sort(),
    }
  }

  /** What was mailed of one template, as it would be sent. */
  async function mailed({ ctx }: Pick<Asking, 'ctx'>, template: string) {
    const rows = await database().db.sql<{ toAddress: string; sealedProps: Buffer }[]>`
      select to_address, sealed_props from mail_outbox where template = ${template} order by created_at
    `
    return rows.map(({ toAddress, sealedProps }) => ({
      ...renderMail(template, unsealJson(sealedProps, ctx.config.encryptionKey, 'mail-props')),
      toAddress,
    }))
  }

  it('both sides write by email, each into their own ticket as on its page, and are mailed where to reply', async () => {
    const its = await asking()
    const { ctx, id, email, to } = its
    expect(to('person')).toMatch(/^p[0-9a-f]{60}@in\.example\.com$/)
    expect(await mailed(its, 'new-ticket')).toMatchObject([{ replyTo: to('operator') }])
    expect(await mailed(its, 'contact-received')).toMatchObject([{ replyTo: to('person') }])

    const question =
      'Which browser?\r\n\r\nOn 26 Nov 2026, Us <hello@brandhearth.test> wrote:\r\n> It stays grey'
    expect(await deliver(its, { to: [to('operator')], from: SUPPORT, text: question })).toEqual(ADDED)
    expect(await thread(its)).toEqual({ state: 'waiting', messages: ['operator: Which browser?'] })
    const [told] = await mailed(its, 'ticket-message')
    expect(told).toMatchObject({ toAddress: email, replyTo: to('person') })
    expect(told?.text).toContain('You can reply to this email')

    const html = '<p>Firefox</p><p>-- <br>Ada</p>'
    const recipients = [`Support <${to('person').toUpperCase()}>`, 'else@where.test']
    expect(await deliver(its, { to: recipients, from: email.toUpperCase(), html })).toEqual(ADDED)
    expect(await thread(its)).toEqual({
      state: 'open',
      messages: ['operator: Which browser?', 'person: Firefox'],
    })
    expect((await mailed(its, 'ticket-message')).at(-1)).toMatchObject({ replyTo: to('operator') })

    await shutTicket(ctx, { id, operatorId: null })
    const picture = { filename: 'a.png', content_type: 'image/png', content: 'AAAA' }
    const again = { to: [to('person')], from: email, text: 'Grey again', attachments: [picture] }
    expect(await deliver(its, again)).toEqual(ADDED)
    const { state, messages } = await thread(its)
    expect(state).toBe('open')
    expect(messages).toContain('person: Grey again\n\n(1 attachment wasn’t added.)')
    expect((await database().db.sql`select id from pending_captures`).length).toBe(0)
  })

  it('an email counts once however often and whenever it comes, at once too', async () => {
    const its = await asking()
    const [first, second] = ['One', 'Two'].map(text => ({
      ...{ to: [its.to('person')], from: its.email, text, message_id: `<${text}@example.test>` },
    }))
    if (!first || !second) throw new Error('no mails')
    // The later one comes first, and the first one again after it.
    await deliver(its, second)
    await Promise.all([1, 2, 3].map(() => deliver(its, first)))
    await deliver(its, second)
    expect((await thread(its)).messages).toEqual(['person: One', 'person: Two'])
    expect(await mailed(its, 'ticket-message')).toHaveLength(2)
  })

  it('a wrong address, someone else’s ticket, another sender and a forged delivery change nothing', async () => {
    const [its, other] = [await asking(), await asking()]
    const { email, to } = its
    const text = 'Let me in'
    const changed = to('person').replace(/.@/, last => (last === '0@' ? '1@' : '0@'))
    const mark = (address: string) => address.slice(33, 61)
    for (const [address, from] of [
      [changed, email],
      // The mark of one side, or of another ticket, opens no other.
      [`s${to('person').slice(1)}`, SUPPORT],
      [to('person').replace(mark(to('person')), mark(other.to('person'))), email],
      [to('person').replace('in.example.com', 'example.com'), email],
      [other.to('person'), email],
      [to('person'), SUPPORT],
      [to('operator'), email],
      [to('person'), ''],
      [to('person'), `x${email}`],
    ] as const)
      expect(await deliver(its, { to: [address], from, text }), `${address} from ${from}`).toEqual(NONE)
    const gone = replyAddress(its.ctx.config, { side: 'person', ticketId: randomUUID() }) ?? ''
    expect(await deliver(its, { to: [gone], from: email, text })).toEqual(NONE)
    const wrong = `whsec_${Buffer.alloc(32, 4).toString('base64')}`
    expect(await deliver(its, { to: [to('person')], from: email, text }, wrong)).toEqual({
      ok: false,
      reason: 'not_signed',
    })
    for (const each of [its, other]) expect(await thread(each)).toEqual({ state: 'open', messages: [] })
    expect(await mailed(its, 'ticket-message')).toEqual([])
  })

  it('what is empty once it is cut, or was written by a program, is no message, and a long one is cut', async () => {
    const its = await asking()
    const mail = { to: [its.to('person')], from: its.email }
    const quoted = 'On 26 Nov 2026, Us <hello@brandhearth.test> wrote:\n> Which browser?\n\n-- \nAda'
    expect(await deliver(its, { ...mail, text: quoted })).toEqual(NONE)
    expect(await deliver(its, { ...mail, text: ' \n' })).toEqual(NONE)
    const away = { ...mail, text: 'I am away', auto_submitted: 'auto-replied' }
    expect(await deliver(its, away)).toEqual(NONE)
    expect(await thread(its)).toEqual({ state: 'open', messages: [] })
    expect(await deliver(its, { ...mail, text: 'long '.repeat(4000) })).toEqual(ADDED)
    const [long = ''] = (await thread(its)).messages ?? []
    expect(long.length).toBeLessThanOrEqual('person: '.length + TICKET_MESSAGE_MOST)
    expect(long).toContain('too long to add')
  })

  it('twenty an hour are taken of a side', async () => {
    const its = await asking()
    const mail = { to: [its.to('person')], from: its.email, text: 'Again' }
    for (let n = 0; n < 20; n += 1) expect(await deliver(its, mail)).toEqual(ADDED)
    expect(await deliver(its, mail)).toEqual(NONE)
    expect(await deliver(its, { ...mail, to: [its.to('operator')], from: SUPPORT })).toEqual(ADDED)
  })

  it('without inbound mail no address is given, and an address from before is none', async () => {
    const its = await asking({ offered: false })
    const { ctx, id } = its
    expect(replyAddress(ctx.config, { side: 'person', ticketId: id })).toBeUndefined()
    await answerTicket(ctx, { id, message: 'Hello', operatorId: null, idempotencyKey: randomUUID() })
    for (const template of ['new-ticket', 'contact-received', 'ticket-message']) {
      const [mail] = await mailed(its, template)
      expect(mail).not.toHaveProperty('replyTo')
      expect(mail?.text).not.toContain('You can reply to this email')
    }
    expect(await deliver(its, { to: ['p@in.example.com'], from: its.email, text: 'x' })).toEqual({
      ok: false,
      reason: 'not_offered',
    })
  })

  it('an address from before the secret was changed works for as long as the one before is known', async () => {
    const its = await asking()
    const { current } = its.ctx.config.sessionSecret
    const known = { current: 'n'.repeat(40), previous: current }
    const changed = { ...its.ctx, config: { ...its.ctx.config, sessionSecret: known } }
    const mail = { to: [its.to('person')], from: its.email, text: 'Still here' }
    expect(await deliver({ ctx: changed }, mail)).toEqual(ADDED)
    const gone = { ...its.ctx, config: { ...its.ctx.config, sessionSecret: { ...known, previous: null } } }
    expect(await deliver({ ctx: gone }, { ...mail, text: 'And now' })).toEqual(NONE)
  })
})
