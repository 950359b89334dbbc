import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTimeText, compareTickets, isFirstInLine, nextTicketState, TICKET_STATES } from './threads.ts'

describe('tickets', () => {
  it('whoever writes gives the turn to the other, also once it was closed', () => {
    expect(nextTicketState('person_wrote')).toBe('open')
    expect(nextTicketState('operator_wrote')).toBe('waiting')
    expect(nextTicketState('closed')).toBe('closed')
  })

  it('only Collective+ comes first', () => {
    expect(['creator', 'pro', 'collective'].map(tier => isFirstInLine(tier as never))).toEqual([
      false,
      false,
      true,
    ])
    expect(isFirstInLine(null)).toBe(false)
  })

  it('the inbox has one order: open, then first in line, then the longest wait', () => {
    const ticket = fc.record({
      state: fc.constantFrom(...TICKET_STATES),
      isFirst: fc.boolean(),
      since: fc.integer({ min: 0, max: 5 }).map(n => new Date(n)),
    })
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 8 }), tickets => {
        const sorted = [...tickets].sort(compareTickets)
        sorted.forEach((each, at) => {
          const before = sorted[at - 1]
          if (!before || before.state !== each.state) return
          expect(before.isFirst || !each.isFirst).toBe(true)
          if (before.isFirst === each.isFirst) expect(before.since <= each.since).toBe(true)
        })
        expect(sorted.map(({ state }) => TICKET_STATES.indexOf(state))).toEqual(
          tickets.map(({ state }) => TICKET_STATES.indexOf(state)).sort(),
        )
      }),
    )
  })

  it('says how long replies take only from ten on, and never too short', () => {
    const text = (count: number, minutes: number | null) =>
      answerTimeText({ count, medianMs: minutes === null ? null : minutes * 60_000 })
    expect(text(9, 5)).toBeNull()
    expect(text(10, null)).toBeNull()
    expect([text(10, 0), text(10, 0.5), text(10, 42), text(10, 60), text(10, 61), text(10, 2881)]).toEqual([
      ...['1 minute', '1 minute', '42 minutes', '1 hour', '2 hours', '3 days'],
    ])
  })
})
