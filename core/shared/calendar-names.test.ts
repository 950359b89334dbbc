import { describe, expect, it } from 'vitest'
import { monthName, shortMonth, shortWeekday, weekdayName } from './calendar-names.ts'

describe('names of the calendar', () => {
  it('are those of British English', () => {
    for (let month = 1; month <= 12; month++) {
      const at = new Date(Date.UTC(2026, month - 1, 15))
      expect(monthName(month)).toBe(at.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }))
    }
    // 1 June 2026 is a Monday.
    for (let weekday = 1; weekday <= 7; weekday++) {
      const at = new Date(Date.UTC(2026, 5, weekday, 12))
      expect(weekdayName(weekday)).toBe(at.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }))
      expect(shortWeekday(weekday)).toBe(
        at.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' }),
      )
    }
    expect([1, 5, 6, 9, 12].map(shortMonth)).toEqual(['Jan', 'May', 'Jun', 'Sept', 'Dec'])
  })

  it('are nothing for what is no month and no weekday', () => {
    for (const none of [0, 13, -1, 1.5, Number.NaN]) {
      expect(monthName(none)).toBe('')
      expect(shortMonth(none)).toBe('')
    }
    for (const none of [0, 8, Number.NaN]) expect(weekdayName(none)).toBe('')
  })
})
