import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORKERS } from '../shared/worker-state.ts'
import { firstStatusDay, overallState, STATUS_DAYS, workerHistories } from './status-days.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

describe('how the service did', () => {
  it('shows 30 days with today as the last, unknown where nothing was measured', () => {
    const [mail] = workerHistories([], NOW)
    expect(mail?.days).toHaveLength(STATUS_DAYS)
    expect([mail?.days[0]?.day, mail?.days.at(-1)?.day]).toEqual(['2026-10-28', '2026-11-26'])
    expect(firstStatusDay(NOW)).toBe('2026-10-28')
    expect(mail?.days.every(({ state }) => state === 'unknown')).toBe(true)
    expect(mail?.onTime).toBeNull()
  })

  it('calls a day late from one measurement in a hundred on', () => {
    const row = (day: string, late: number) => ({ day, worker: 'mail' as const, checked: 1000, late })
    const [mail] = workerHistories([row('2026-11-25', 9), row('2026-11-26', 10)], NOW)
    expect(mail?.days.slice(-2).map(({ state }) => state)).toEqual(['working', 'behind'])
    expect(mail?.onTime).toBeCloseTo(1 - 19 / 2000)
  })

  it('counts every row of the 30 days to its worker once, and no other', () => {
    const arbitraryRow = fc
      .record({
        ago: fc.integer({ min: 0, max: 60 }),
        worker: fc.constantFrom(...WORKERS),
        checked: fc.integer({ min: 1, max: 1440 }),
        late: fc.nat({ max: 1440 }),
      })
      .map(({ ago, late, ...row }) => ({
        ...row,
        late: Math.min(late, row.checked),
        day: new Date(NOW.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
      }))
    const rows = fc.uniqueArray(arbitraryRow, { selector: ({ day, worker }) => `${day} ${worker}` })
    fc.assert(
      fc.property(rows, all => {
        for (const { worker, checked, onTime, days } of workerHistories(all, NOW)) {
          const mine = all.filter(row => row.worker === worker && row.day >= firstStatusDay(NOW))
          expect(checked).toBe(mine.reduce((sum, row) => sum + row.checked, 0))
          expect(days.filter(({ state }) => state !== 'unknown')).toHaveLength(mine.length)
          if (onTime !== null) expect(onTime).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('is late as a whole when a part is, and unknown only when nothing is late', () => {
    expect(overallState(['working', 'working'])).toBe('working')
    expect(overallState(['working', 'unknown'])).toBe('unknown')
    expect(overallState(['unknown', 'behind'])).toBe('behind')
  })
})
