import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthName, weekdayName } from './calendar-names.ts'
import {
  addDays,
  calendarDay,
  calendarMonthBounds,
  daysBetween,
  formatDate,
  formatMonth,
  formatTime,
  isTimeZone,
  zoneClock,
} from './time.ts'

const zones = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
)
const pad = (part: number) => String(part).padStart(2, '0')
const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('calendar days', () => {
  it('writes the date as a Briton says it', () => {
    expect(formatDate(new Date('2026-11-20T12:00:00Z'))).toBe('20 November 2026')
  })

  it('writes the date of the reader, not of Greenwich', () => {
    expect(formatDate(new Date('2026-11-20T23:30:00Z'), 'Asia/Kolkata')).toBe('21 November 2026')
  })

  it('writes nothing for what is no date, and London time for an unknown zone', () => {
    expect(formatDate(new Date(Number.NaN))).toBe('')
    expect(formatDate(new Date('2026-06-30T23:30:00Z'), 'Mars/Olympus')).toBe('1 July 2026')
  })

  it('knows zones by name only', () => {
    expect(isTimeZone('Europe/London')).toBe(true)
    for (const bad of ['', 'Mars/Olympus', 7, null, 'a'.repeat(9000)]) expect(isTimeZone(bad)).toBe(false)
  })

  it('takes neither offsets nor short names, which a database reads differently or not at all', () => {
    for (const bad of [
      '+05:30',
      '-0800',
      '+14',
      'IST',
      'BST',
      'CET',
      'AET',
      'SystemV/EST5',
      'US/Pacific-New',
    ])
      expect(isTimeZone(bad), bad).toBe(false)
    for (const good of [
      'UTC',
      'Etc/GMT+5',
      'America/Port-au-Prince',
      'America/Argentina/Salta',
      'US/Eastern',
    ])
      expect(isTimeZone(good), good).toBe(true)
  })
})

describe('the clock of a zone', () => {
  it('shows what the platform’s own shows, from the first zones on', () => {
    const since1800 = fc.date({
      min: new Date('1801-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        since1800,
        fc.oneof(zones, fc.constantFrom('UTC', 'Etc/GMT+5', 'Africa/Monrovia')),
        (at, zone) => {
          const { weekday, day, month, year, hour, minute } = zoneClock(at, zone)
          const shown = new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            dateStyle: 'full',
            timeStyle: 'short',
          }).format(at)
          const said = `${weekdayName(weekday)} ${day} ${monthName(month)} ${year} at ${pad(hour)}:${pad(minute)}`
          expect(said).toBe(shown.replace(',', ''))
        },
      ),
    )
  })

  it('goes on before there were zones, and to the end of time', () => {
    expect(formatDate(new Date('0033-04-03T12:00:00Z'), 'Asia/Kolkata')).toBe('3 April 33')
    expect(formatDate(new Date(8.64e15), 'UTC')).toBe('13 September 275760')
    expect(formatTime(new Date('2026-06-30T23:05:00Z'))).toBe('00:05')
    expect(formatTime(new Date(Number.NaN))).toBe('')
    expect(formatMonth(new Date('2026-06-30T23:30:00Z'), 'Mars/Olympus')).toBe('July')
  })
})

describe('daysBetween', () => {
  it('floors to whole days', () => {
    const start = new Date('2026-01-01T00:00:00Z')
    expect(daysBetween(start, new Date('2026-01-07T23:59:59Z'))).toBe(6)
    expect(daysBetween(start, new Date('2025-12-31T23:59:59Z'))).toBe(-1)
    expect(daysBetween(start, new Date(Number.NaN))).toBe(0)
  })

  it('gives back the days that were added', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })
})

describe('calendarMonthBounds', () => {
  it('begins British summer months an hour before Greenwich does', () => {
    const { start, end } = calendarMonthBounds(new Date('2026-04-15T12:00:00Z'), 'Europe/London')
    expect(start.toISOString()).toBe('2026-03-31T23:00:00.000Z')
    expect(end.toISOString()).toBe('2026-04-30T23:00:00.000Z')
  })

  it('holds the instant it was asked about, and nothing of its neighbours', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const { start, end } = calendarMonthBounds(now, zone)
        const month = (at: number) => calendarDay(new Date(at), zone).month
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(month(start.getTime())).toBe(month(now.getTime()))
        expect(month(end.getTime() - 1)).toBe(month(now.getTime()))
        expect(month(start.getTime() - 1)).not.toBe(month(now.getTime()))
        expect(month(end.getTime())).not.toBe(month(now.getTime()))
      }),
    )
  })

  it('meets the next month without a gap', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const { end } = calendarMonthBounds(now, zone)
        expect(calendarMonthBounds(end, zone).start.getTime()).toBe(end.getTime())
      }),
    )
  })

  it('answers no date with no date', () => {
    expect(calendarMonthBounds(new Date(Number.NaN), 'Europe/London').start.getTime()).toBeNaN()
  })
})
