import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Config } from '#app/config.server.ts'
import { bookCall } from '#app/onboarding/services/guide/book-call.ts'
import { cancelCall } from '#app/onboarding/services/guide/cancel-call.ts'
import { printCall } from '#app/onboarding/services/guide/print-call.ts'
import { readGuide } from '#app/onboarding/services/guide/read-guide.ts'
import { remindOfCalls } from '#app/onboarding/services/guide/remind-of-calls.ts'
import { tickStep } from '#app/onboarding/services/guide/tick-step.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { GUIDE_STEPS } from '#core/onboarding/guide/checklist.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { ownerOn } from '#tests/support/team.ts'
import { contextFor, testConfig } from '#tests/support/workspace-context.ts'

const FREE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Ours//EN',
  'BEGIN:VEVENT',
  'UID:free',
  'DTSTART:20261124T100000Z',
  'DTEND:20261124T113000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')
const TEN = new Date('2026-11-24T10:00:00Z')
const HALF_PAST = new Date('2026-11-24T10:30:00Z')
const ELEVEN = new Date('2026-11-24T11:00:00Z')

/** Our calendar, on this machine; its answer can be changed. */
async function openCalendar() {
  const calendar = { status: 200, config: testConfig() }
  const server = createServer((_, response) => response.writeHead(calendar.status).end(FREE))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `localhost:${(server.address() as AddressInfo).port}`
  calendar.config = {
    ...testConfig(),
    webhooksAllowPrivate: [host],
    onboardingCalls: { calendarUrl: `http://${host}/free.ics`, meetingUrl: 'https://meet.example.com/us' },
  }
  return calendar
}

async function founder(db: AdminDatabase, over: { config?: Config; tier?: Tier } = {}) {
  const { account } = await ownerOn(db, over.tier ?? 'collective')
  return contextFor(db, account, { tier: 'collective', ...over })
}

const slotsOf = async (ctx: WorkspaceContext) => {
  const { times } = await readGuide(ctx, { wantsSlots: true })
  return times?.kind === 'slots' ? times.slots.map(slot => slot.toISOString()) : times
}

describeOnDatabase('onboarding with us', database => {
  it('offers our free half-hours, confirms the call and tells us of it', async () => {
    const { db } = database()
    const { config } = await openCalendar()
    const ctx = await founder(db, { config })
    expect(await slotsOf(ctx)).toEqual([TEN, HALF_PAST, ELEVEN].map(slot => slot.toISOString()))
    expect(await bookCall(ctx, { startsAt: TEN, topic: 'Our pillars' })).toEqual({ ok: true })
    const { call } = await readGuide(ctx, { wantsSlots: true })
    expect(call).toMatchObject({ startsAt: TEN, status: 'booked', meetingUrl: 'https://meet.example.com/us' })
    expect(await printCall(ctx)).toContain('DTSTART:20261124T100000Z')
    const told = await db.sql`select event, details from notifications where user_id = ${ctx.workspace}`
    expect(told).toEqual([
      {
        event: 'onboarding_call',
        details: {
          title: 'Tuesday 24 November 2026, 10:00',
          note: 'booked',
        },
      },
    ])
    const mails =
      await db.sql`select template from mail_outbox where idempotency_key like 'onboarding-call:%'`
    expect(mails).toContainEqual({ template: 'onboarding-call' })
    // Pressed twice, it is the same booking.
    expect(await bookCall(ctx, { startsAt: TEN, topic: '' })).toEqual({ ok: true })
    expect(await bookCall(ctx, { startsAt: ELEVEN, topic: '' })).toMatchObject({ reason: 'call_ahead' })
    await cancelCall(ctx, { id: call?.id ?? '' })
  })

  it('gives one time to one workspace of many at once, and frees it when they cancel', async () => {
    const { db } = database()
    const { config } = await openCalendar()
    const many = await Promise.all(Array.from({ length: 8 }, () => founder(db, { config })))
    const results = await Promise.all(many.map(ctx => bookCall(ctx, { startsAt: HALF_PAST, topic: '' })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results) if (!result.ok) expect(result.reason).toBe('slot_taken')
    const winner = many[results.findIndex(({ ok }) => ok)]
    const other = many.find(ctx => ctx !== winner)
    if (!winner || !other) throw new Error('Nobody has the time')
    expect(await slotsOf(other)).not.toContain(HALF_PAST.toISOString())
    const { call } = await readGuide(winner, { wantsSlots: false })
    const id = call?.id ?? ''
    expect(await cancelCall(other, { id })).toMatchObject({ reason: 'no_call' })
    expect(await cancelCall(winner, { id })).toEqual({ ok: true })
    expect(await cancelCall(winner, { id })).toMatchObject({ reason: 'no_call' })
    expect(await slotsOf(other)).toContain(HALF_PAST.toISOString())
  })

  it('refuses a time that nobody offered, and says when our calendar does not answer', async () => {
    const { db } = database()
    const calendar = await openCalendar()
    const ctx = await founder(db, { config: calendar.config })
    const never = new Date('2026-11-24T03:00:00Z')
    expect(await bookCall(ctx, { startsAt: never, topic: '' })).toMatchObject({ reason: 'slot_taken' })
    const silent = await openCalendar()
    silent.status = 503
    const elsewhere = await founder(db, { config: silent.config })
    expect(await slotsOf(elsewhere)).toEqual({ kind: 'unavailable' })
    expect(await bookCall(elsewhere, { startsAt: TEN, topic: '' })).toMatchObject({ reason: 'no_calendar' })
    expect(await slotsOf(await founder(db))).toEqual({ kind: 'not_set_up' })
  })

  it('reminds once, a day before, however many workers look, and notes that a call is over', async () => {
    const { db } = database()
    const { config } = await openCalendar()
    const ctx = await founder(db, { config })
    await bookCall(ctx, { startsAt: ELEVEN, topic: '' })
    const at = (text: string) => ({ ...ctx, now: () => new Date(text) })
    const titles = async () =>
      (
        await db.sql<{ title: string }[]>`
          select details ->> 'title' as title from notifications
          where user_id = ${ctx.workspace} and key like '%:reminder'
        `
      ).map(({ title }) => title)
    await remindOfCalls(at('2026-11-23T10:59:00Z'))
    expect(await titles()).toEqual([])
    const due = at('2026-11-23T11:01:00Z')
    await Promise.all([remindOfCalls(due), remindOfCalls(due), remindOfCalls(due)])
    expect(await titles()).toEqual(['Tuesday 24 November 2026, 11:00'])
    await remindOfCalls(at('2026-11-24T11:31:00Z'))
    expect((await readGuide(ctx, { wantsSlots: false })).call).toMatchObject({
      status: 'over',
      meetingUrl: null,
    })
    expect(await printCall(ctx)).toBeNull()
  })

  it('keeps the ticks of a team with their names, and asks for the plan', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await Promise.all([1, 2, 3].map(() => tickStep(ctx, { step: 'stories', isDone: true })))
    const ticked = (await readGuide(ctx, { wantsSlots: false })).steps.filter(({ tick }) => tick)
    expect(ticked).toMatchObject([{ id: 'stories', tick: { by: 'Ada Lovelace', at: ctx.now() } }])
    await tickStep(ctx, { step: 'stories', isDone: false })
    expect((await readGuide(ctx, { wantsSlots: false })).steps.filter(({ tick }) => tick)).toEqual([])
    expect(await tickStep(ctx, { step: 'nonsense', isDone: true })).toMatchObject({ reason: 'step_unknown' })
    const pro = await founder(db, { tier: 'pro' })
    expect(await tickStep(pro, { step: 'stories', isDone: true })).toMatchObject({ reason: 'not_in_plan' })
    expect(await bookCall(pro, { startsAt: TEN, topic: '' })).toMatchObject({ reason: 'not_in_plan' })
    expect((await readGuide(pro, { wantsSlots: false })).steps).toHaveLength(GUIDE_STEPS.length)
  })
})
