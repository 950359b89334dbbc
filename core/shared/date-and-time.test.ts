import { describe, expect, test } from 'vitest'
import { formatDateAtTime, formatDateTime } from './date-and-time.ts'

describe('a moment in words', () => {
  const lateInLondon = new Date('2026-07-31T23:30:00Z')

  test('is the day and the time of the same clock, in lists and in sentences', () => {
    expect(formatDateTime(lateInLondon, 'Europe/London')).toBe('1 August 2026, 00:30')
    expect(formatDateAtTime(lateInLondon, 'America/New_York')).toBe('31 July 2026 at 19:30')
  })

  test('is nothing when it is no date', () => {
    expect(formatDateTime(new Date(Number.NaN), 'UTC')).toBe('')
    expect(formatDateAtTime(new Date(Number.NaN), 'UTC')).toBe('')
  })
})
