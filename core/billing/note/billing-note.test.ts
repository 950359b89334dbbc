import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEAM_ROLES } from '../../team/roles.ts'
import { addUp, formatSum, known, maySeeBilling, plainSum, totalPaid, unknown } from './billing-note.ts'
import { NOTE_MONTHS, noteMonths, readNoteMonth } from './note-month.ts'

const sum = fc.record({
  minor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  currency: fc.constantFrom('gbp', 'eur', 'usd', 'jpy'),
})

describe('what several workspaces paid', () => {
  it('is added up by currency, whatever order it comes in, and never across currencies', () => {
    fc.assert(
      fc.property(fc.array(sum), sums => {
        const totals = addUp(sums)
        expect(addUp([...sums].reverse())).toEqual(totals)
        for (const { currency, minor } of totals)
          expect(minor).toBe(
            sums.filter(one => one.currency === currency).reduce((n, one) => n + one.minor, 0),
          )
        expect(new Set(totals.map(({ currency }) => currency)).size).toBe(totals.length)
      }),
    )
  })

  it('leaves out what is not known, and says of how many', () => {
    const paid = known([{ minor: 1900, currency: 'gbp' }])
    expect(totalPaid([{ paid }, { paid: unknown('unavailable') }, { paid }])).toEqual({
      sums: [{ minor: 3800, currency: 'gbp' }],
      unknown: 1,
    })
    expect(totalPaid([])).toEqual({ sums: [], unknown: 0 })
  })

  it('is written as its currency is, with pence or without', () => {
    expect(formatSum({ minor: 1900, currency: 'gbp' })).toBe('£19.00')
    expect(formatSum({ minor: 500, currency: 'jpy' })).toBe('JP¥500')
    expect(formatSum({ minor: 500, currency: 'no' })).toBe('NO 5.00')
    expect(plainSum({ minor: 1950, currency: 'gbp' })).toBe('19.50')
    expect(plainSum({ minor: 500, currency: 'jpy' })).toBe('500')
  })
})

describe('who sees what a workspace pays', () => {
  it('is its owner, and admins where the owner lets them', () => {
    expect(TEAM_ROLES.filter(role => maySeeBilling(role, false))).toEqual(['owner'])
    expect(TEAM_ROLES.filter(role => maySeeBilling(role, true))).toEqual(['owner', 'admin'])
  })
})

describe('the month of a note', () => {
  const now = new Date('2026-11-30T23:30:00Z')

  it('is this one by the clock of whoever reads, or one of the two years before', () => {
    expect(readNoteMonth(null, now, 'Europe/London').key).toBe('2026-11')
    expect(readNoteMonth(null, now, 'Europe/Berlin').key).toBe('2026-12')
    expect(readNoteMonth('2026-02', now, 'Europe/London')).toEqual({
      key: '2026-02',
      start: new Date('2026-02-01T00:00:00Z'),
      end: new Date('2026-03-01T00:00:00Z'),
    })
    for (const odd of ['2027-01', '2020-01', '2026-13', 'now', ''])
      expect(readNoteMonth(odd, now, 'Europe/London').key).toBe('2026-11')
  })

  it('follows on the one before without a gap', () => {
    const zones = fc.constantFrom('Europe/London', 'Pacific/Apia', 'America/New_York', 'Asia/Kolkata')
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, zones, (at, zone) => {
        const months = noteMonths(at, zone)
        expect(months).toHaveLength(NOTE_MONTHS)
        expect(months.slice(1).map(({ end }) => end)).toEqual(months.slice(0, -1).map(({ start }) => start))
        expect(at >= (months[0]?.start ?? at) && at < (months[0]?.end ?? at)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
