import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerTicket } from '#app/support/services/operator/answer-ticket.ts'
import { isOperator } from '#app/support/services/operator/is-operator.ts'
import { readInbox } from '#app/support/services/operator/read-inbox.ts'
import { readThread } from '#app/support/services/operator/read-thread.ts'
import { setOperator } from '#app/support/services/operator/set-operator.ts'
import { shutTicket } from '#app/support/services/operator/shut-ticket.ts'
import { sendTicket } from '#app/support/services/send-ticket.ts'
import { closeTicket } from '#app/support/services/tickets/close-ticket.ts'
import { readAnswerTime } from '#app/support/services/tickets/read-answer-time.ts'
import { readTicket } from '#app/support/services/tickets/read-ticket.ts'
import { readTickets } from '#app/support/services/tickets/read-tickets.ts'
import { replyToTicket } from '#app/support/services/tickets/reply-to-ticket.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { DAY_MS, HOUR_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, ownerOn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

async function asking(db: AdminDatabase, tier: Tier = 'creator', message = 'It stays grey') {
  const owner = await ownerOn(db, tier)
  const ctx = await acting(db, owner, '/app/support')
  await sendTicket(ctx, {
    from: { name: 'Ada', email: owner.account.email },
    topic: 'broken',
    message,
    diagnostics: { Browser: 'Firefox on Linux' },
    idempotencyKey: randomUUID(),
  })
  const [row] = (await readTickets(ctx, { page: 1 })).rows
  return { owner, ctx, id: row?.id ?? '' }
}

const by = (message: string, idempotencyKey: string = randomUUID()) => ({
  ...{ message, operatorId: null, idempotencyKey },
})

describeOnDatabase('tickets as threads', database => {
  test('goes to and fro, says whose turn it is, emails the other side, and each press counts once', async () => {
    const { db } = database()
    const { owner, ctx, id } = await asking(db)
    const state = async () => (await readTicket(ctx, { id }))?.ticket.state
    expect(await state()).toBe('open')
    const reply = { id, ...by('Which browser?') }
    expect(await Promise.all([answerTicket(ctx, reply), answerTicket(ctx, reply)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    expect(await state()).toBe('waiting')
    const mine = { id, message: 'Firefox', from: { name: 'Ada' }, idempotencyKey: randomUUID() }
    for (const _ of [1, 2]) expect(await replyToTicket(ctx, mine)).toEqual({ ok: true })
    expect(await state()).toBe('open')
    const found = await readTicket(ctx, { id })
    expect(found?.messages.map(({ author, body }) => `${author}: ${body}`).sort()).toEqual([
      ...['operator: Which browser?', 'person: Firefox'],
    ])
    expect(found?.isLive).toBe(false)
    const mails = await db.sql<{ toAddress: string }[]>`
      select to_address from mail_outbox where template = 'ticket-message'
    `
    expect(mails).toHaveLength(2)
    expect(mails.map(({ toAddress }) => toAddress)).toContain(owner.account.email)
    expect(await closeTicket(ctx, { id, isClosed: true })).toEqual({ ok: true })
    expect(await state()).toBe('closed')
    await replyToTicket(ctx, { ...mine, idempotencyKey: randomUUID() })
    expect(await state()).toBe('open')
    for (const _ of [1, 2]) expect(await shutTicket(ctx, { id, operatorId: null })).toEqual({ ok: true })
    expect(await state()).toBe('closed')
    expect(await answerTicket(ctx, { id, ...by('  ') })).toEqual({ ok: false, reason: 'empty' })
    expect(await answerTicket(ctx, { id, ...by('x'.repeat(5001)) })).toEqual({
      ok: false,
      reason: 'too_long',
    })
  })

  test('replying stays possible when the plan is over, and nobody reaches another’s ticket', async () => {
    const { db } = database()
    const { ctx, id } = await asking(db)
    const over = { ...ctx, access: 'read_only' as const }
    const mine = { id, message: 'Still grey', from: { name: 'Ada' }, idempotencyKey: randomUUID() }
    expect(await replyToTicket(over, mine)).toEqual({ ok: true })
    const stranger = await acting(db, await ownerOn(db, 'collective'), '/app/support')
    expect(await readTicket(stranger, { id })).toBeNull()
    expect(await replyToTicket(stranger, mine)).toEqual({ ok: false, reason: 'not_found' })
    expect(await closeTicket(stranger, { id, isClosed: true })).toEqual({ ok: false, reason: 'not_found' })
    expect((await readTickets(stranger, { page: 1 })).rows).toEqual([])
    for (const wrong of ['', 'x', randomUUID()]) {
      expect(await readTicket(ctx, { id: wrong })).toBeNull()
      expect(await readThread(ctx, { id: wrong, operatorId: null })).toBeNull()
      expect(await answerTicket(ctx, { id: wrong, ...by('Hello') })).toEqual({
        ok: false,
        reason: 'not_found',
      })
      expect(await shutTicket(ctx, { id: wrong, operatorId: null })).toEqual({
        ok: false,
        reason: 'not_found',
      })
    }
  })

  test('Collective+ stands first in line, and what an operator does is in the audit trail', async () => {
    const { db } = database()
    const [first, second] = [await asking(db, 'pro'), await asking(db, 'collective')]
    const inbox = await readInbox(first.ctx, { closed: false })
    const places = [first, second].map(({ id }) => inbox.findIndex(ticket => ticket.id === id))
    expect(places[1]).toBeLessThan(places[0] ?? -1)
    expect(inbox[places[1] ?? -1]).toMatchObject({ isFirst: true, tier: 'collective' })
    expect((await readTicket(second.ctx, { id: second.id }))?.isLive).toBe(true)
    const operator = await ownerOn(db, 'creator')
    const operatorId = operator.account.id
    const thread = await readThread(first.ctx, { id: first.id, operatorId })
    expect(thread).toMatchObject({ message: 'It stays grey', diagnostics: { Browser: 'Firefox on Linux' } })
    await answerTicket(first.ctx, { id: first.id, ...by('Which browser?'), operatorId })
    const events = await db.sql<{ eventType: string; actor: string }[]>`
      select event_type, event_data ->> 'actor' as actor from security_events
      where user_id = ${first.owner.account.id} and event_type like 'ticket%' order by created_at, event_type
    `
    expect(events.map(({ eventType, actor }) => [eventType, actor])).toEqual([
      ['ticket_read', operatorId],
      ['ticket_answered', operatorId],
    ])
  })

  test('only the command line makes an operator, and takes it back', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/support')
    const userId = owner.account.id
    expect(await isOperator(ctx, { userId })).toBe(false)
    expect(await setOperator(ctx, { userId, isOperator: true })).toBe(true)
    expect(await isOperator(ctx, { userId })).toBe(true)
    await setOperator(ctx, { userId, isOperator: false })
    expect(await isOperator(ctx, { userId })).toBe(false)
    expect(await setOperator(ctx, { userId: randomUUID(), isOperator: true })).toBe(false)
  })

  test('how long replies take is the median of the first ones of thirty days', async () => {
    const { db } = database()
    const { ctx, owner } = await asking(db)
    await db.sql`delete from support_tickets`
    const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30]
    for (const [n, took] of hours.entries()) {
      const answered = new Date(TEST_NOW.getTime() - n * DAY_MS)
      await db.sql`
        insert into support_tickets (user_id, topic, message, created_at, answered_at)
        values (${owner.account.id}, 'how', 'How?', ${new Date(answered.getTime() - took * HOUR_MS)}, ${answered})
      `
    }
    const long = new Date(TEST_NOW.getTime() - 31 * DAY_MS)
    await db.sql`
      insert into support_tickets (user_id, topic, message, created_at, answered_at)
      values (${owner.account.id}, 'how', 'How?', ${new Date(long.getTime() - 500 * HOUR_MS)}, ${long})
    `
    expect(await readAnswerTime(ctx)).toEqual({ count: 11, medianMs: 6 * HOUR_MS })
  })
})
