import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLIDAY_REGIONS, isBankHoliday, isHolidayRegion } from './bank-holidays.ts'
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days.ts'

/** Every bank holiday of a year and region, from the calendar's first to its last day. */
function listed(year: number, region: (typeof HOLIDAY_REGIONS)[number]): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (isBankHoliday(day, region)) days.push(day.slice(5))
  }
  return days
}

describe('bank holidays', () => {
  it('are those that were published', () => {
    expect(listed(2026, 'england-and-wales')).toEqual(
      '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'.split(' '),
    )
    expect(listed(2026, 'scotland')).toEqual(
      '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'.split(' '),
    )
    expect(listed(2026, 'northern-ireland')).toEqual(
      '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'.split(' '),
    )
    expect(listed(2026, 'ireland')).toEqual(
      '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-28'.split(' '),
    )
    expect(listed(2022, 'england-and-wales')).toEqual(
      '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'.split(' '),
    )
    expect(listed(2022, 'scotland')).toEqual(
      '01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27'.split(' '),
    )
    expect(listed(2020, 'england-and-wales')).toEqual(
      '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'.split(' '),
    )
    expect(listed(2021, 'england-and-wales')).toEqual(
      '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'.split(' '),
    )
    expect(listed(2023, 'ireland')).toContain('02-06')
    expect(listed(2030, 'ireland')).toContain('02-01')
    expect(listed(2026, 'none')).toEqual([])
    expect(isBankHoliday('2026-02-30', 'scotland')).toBe(false)
    expect(HOLIDAY_REGIONS.every(isHolidayRegion) && !isHolidayRegion('wales')).toBe(true)
  })

  it('never fall on a weekend, and are as many in every year by rule', () => {
    const usual = { 'england-and-wales': 8, scotland: 9, 'northern-ireland': 10, ireland: 10, none: 0 }
    for (const region of HOLIDAY_REGIONS)
      for (let year = 2024; year <= 2040; year++) {
        const days = listed(year, region)
        expect(days.length, `${region} ${year}`).toBe(
          usual[region] + (region === 'scotland' && year === 2026 ? 1 : 0),
        )
        for (const day of days) expect([0, 6]).not.toContain(new Date(`${year}-${day}T00:00:00Z`).getUTCDay())
      }
  })
})

describe('working days', () => {
  it('skip weekends and bank holidays', () => {
    expect(addWorkingDays('2026-11-20', 1, 'england-and-wales')).toBe('2026-11-23')
    expect(addWorkingDays('2026-11-27', 1, 'scotland')).toBe('2026-12-01')
    expect(addWorkingDays('2026-12-24', 1, 'england-and-wales')).toBe('2026-12-29')
    expect(addWorkingDays('2026-11-21', 1, 'none')).toBe('2026-11-23')
    expect(nextWorkingDay('2026-12-25', 'england-and-wales')).toBe('2026-12-29')
    expect(nextWorkingDay('no day', 'none')).toBe('no day')
  })

  it('always end on one, later by as many as were asked for', () => {
    const day = fc
      .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 11, 1) })
      .map(at => new Date(at).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(...HOLIDAY_REGIONS),
        (from, count, region) => {
          const to = addWorkingDays(from, count, region)
          expect(isWorkingDay(to, region)).toBe(true)
          let passed = 0
          for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
            if (isWorkingDay(new Date(at).toISOString().slice(0, 10), region)) passed++
          expect(passed).toBe(count)
        },
      ),
    )
  })
})
