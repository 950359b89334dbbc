import { describe, expect, it } from 'vitest'
import { wallTimeOf } from './wall-time.ts'

const shown = (at: string, zone: string) => {
  const { day, minute } = wallTimeOf(new Date(at), zone)
  return `${day} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

describe('what a clock shows', () => {
  it('is its zone’s own, whichever was asked first', () => {
    for (const _ of ['asked', 'asked again']) {
      expect(shown('2026-07-01T12:00:00Z', 'Europe/London')).toBe('2026-07-01 13:00')
      expect(shown('2026-07-01T12:00:00Z', 'Asia/Kolkata')).toBe('2026-07-01 17:30')
      expect(shown('2026-07-01T12:00:59.999Z', 'Pacific/Chatham')).toBe('2026-07-02 0:45')
      expect(shown('2026-07-01T12:00:00Z', 'Nowhere/Land')).toBe('2026-07-01 13:00')
    }
  })

  it('changes with the first millisecond of the minute in which clocks change, also a minute past the hour', () => {
    expect(shown('2026-03-29T00:59:59.999Z', 'Europe/London')).toBe('2026-03-29 0:59')
    expect(shown('2026-03-29T01:00:00Z', 'Europe/London')).toBe('2026-03-29 2:00')
    expect(shown('2010-03-14T03:30:59.999Z', 'America/St_Johns')).toBe('2010-03-14 0:00')
    expect(shown('2010-03-14T03:31:00Z', 'America/St_Johns')).toBe('2010-03-14 1:01')
  })
})
