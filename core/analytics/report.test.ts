import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { scoreFigures } from './figures.ts'
import {
  REPORT_MESSAGES,
  REPORT_QUESTIONS,
  reportDays,
  reportEnd,
  reportPeriod,
  reportSchema,
  reportSections,
  reportState,
} from './report.ts'

const filled = { name: 'November', showedUp: true }

const messages = (input: object) => {
  const checked = v.safeParse(reportSchema, { ...filled, ...input })
  return checked.success ? [] : checked.issues.map(({ message }) => message)
}

describe('a report', () => {
  it('needs a name, days and a question', () => {
    expect(messages({})).toEqual([])
    expect(messages({ name: ' ' })).toContain(REPORT_MESSAGES.nameRequired)
    expect(messages({ showedUp: false })).toContain(REPORT_MESSAGES.questionRequired)
    expect(messages({ period: 'fixed' })).toContain(REPORT_MESSAGES.dayRequired)
    const fixed = { period: 'fixed', firstDay: '2026-11-01' }
    expect(messages({ ...fixed, lastDay: '2026-11-30' })).toEqual([])
    expect(messages({ ...fixed, lastDay: '2026-10-30' })).toContain(REPORT_MESSAGES.dayOrder)
    expect(messages({ ...fixed, lastDay: '2026-02-31' })).toContain(REPORT_MESSAGES.dayInvalid)
    expect(messages({ note: 'x'.repeat(501) })).toHaveLength(1)
    expect(messages({ days: '31' })).toContain(REPORT_MESSAGES.endInvalid)
  })

  it('moves with the day, or stays where it was put', () => {
    const days = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
    const rolling = reportDays({ ...days, period: '30' })
    expect(reportPeriod(rolling, '2026-11-20')).toMatchObject({
      from: '2026-10-22',
      to: '2026-11-20',
      days: 30,
    })
    const fixed = reportDays({ ...days, period: 'fixed' })
    expect(reportPeriod(fixed, '2026-11-20')).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
      days: 31,
    })
  })

  it('is open until its end, and never again once it was turned off', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
        fc.constantFrom('7', '30', '90', '365', '0'),
        fc.integer({ min: 0, max: 400 }),
        (made, end, days) => {
          const expiresAt = reportEnd(end, made)
          const now = new Date(made.getTime() + days * 86_400_000)
          const state = reportState({ revokedAt: null, expiresAt }, now)
          expect(state).toBe(end !== '0' && days >= Number(end) ? 'expired' : 'open')
          expect(reportState({ revokedAt: made, expiresAt }, now)).toBe('revoked')
        },
      ),
    )
  })

  it('answers only what was asked, and no pounds to whoever may not see them', () => {
    const sums = {
      planned_published: 2,
      slipped: 1,
      ahead: 0,
      published: 3,
      people: 12,
      machines: 1,
      leads: 1,
      added: 0,
      views: 0,
      reactions: 0,
      measured: 0,
    }
    const nothing = { deals: 0, pence: 0 }
    const figures = {
      daily: { now: sums, before: sums, parts: [], slippedDays: [] },
      alignment: scoreFigures([]),
      alignmentBefore: scoreFigures([]),
      paid: {
        total: { deals: 1, pence: 500 },
        rows: [],
        notAttributed: { first: nothing, last: nothing, told: nothing },
      },
      paidBefore: nothing,
      sentences: { showedUp: 'a', sounded: 'b', acted: 'c', paid: 'd' },
    }
    fc.assert(
      fc.property(fc.subarray([...REPORT_QUESTIONS]), asked => {
        expect(reportSections(figures, asked).map(({ question }) => question)).toEqual(asked)
        const hidden = { ...figures, paid: null, paidBefore: null }
        expect(reportSections(hidden, asked).some(({ question }) => question === 'paid')).toBe(false)
      }),
    )
    expect(reportSections(figures, ['paid'])[0]?.numbers).toEqual([
      { number: 'first', now: 500, before: 0, isMoney: true },
    ])
  })
})
