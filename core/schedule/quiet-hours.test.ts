import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from './days.ts'
import { isOpenEnough, isQuietSlot, quietUntil, readQuietHours } from './quiet-hours.ts'
import { nextFreeSlot } from './slots.ts'
import { instantOf, wallTimeOf } from './wall-time.ts'

const LONDON = 'Europe/London'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const NIGHT = { days: EVERY_DAY, from: 22 * 60, to: 7 * 60 }
const until = (at: string, quiet = NIGHT) => quietUntil(quiet, new Date(at), LONDON)?.toISOString() ?? null

describe('quiet hours', () => {
  it('hold from their beginning up to, and not at, their end', () => {
    expect(until('2026-11-23T21:59:59.999Z')).toBeNull()
    expect(until('2026-11-23T22:00:00Z')).toBe('2026-11-24T07:00:00.000Z')
    expect(until('2026-11-24T06:59:59.999Z')).toBe('2026-11-24T07:00:00.000Z')
    expect(until('2026-11-24T07:00:00Z')).toBeNull()
    expect(quietUntil(null, new Date('2026-11-24T01:00:00Z'), LONDON)).toBeNull()
  })
  it('belong to the day on which they begin', () => {
    const sunday = { ...NIGHT, days: [7] }
    expect(until('2026-11-22T23:00:00Z', sunday)).toBe('2026-11-23T07:00:00.000Z')
    expect(until('2026-11-23T06:00:00Z', sunday)).toBe('2026-11-23T07:00:00.000Z')
    expect(until('2026-11-23T23:00:00Z', sunday)).toBeNull()
    expect(until('2026-11-22T06:00:00Z', sunday)).toBeNull()
  })
  it('end by the clock in the nights in which it changes', () => {
    // Spring forward on 29 March 2026: seven in summer time is six by UTC.
    expect(until('2026-03-28T23:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    // Back on 25 October 2026.
    expect(until('2026-10-24T22:30:00Z')).toBe('2026-10-25T07:00:00.000Z')
  })
  it('leave two hours of each day', () => {
    expect(isOpenEnough(NIGHT)).toBe(true)
    expect(isOpenEnough({ from: 600, to: 480 })).toBe(true)
    expect(isOpenEnough({ from: 600, to: 481 })).toBe(false)
    expect(isOpenEnough({ from: 60, to: 60 })).toBe(false)
  })
  it('count their length by the day on which they end', () => {
    expect(isOpenEnough({ from: 60, to: 120 })).toBe(true)
    expect(isOpenEnough({ from: 700, to: 720 })).toBe(true)
    expect(isOpenEnough({ from: 0, to: 1321 })).toBe(false)
  })
  it('that begin and end at one minute are a whole day', () => {
    const whole = { days: [1], from: 600, to: 600 }
    expect(until('2026-11-23T12:00:00Z', whole)).toBe('2026-11-24T10:00:00.000Z')
    expect(isQuietSlot(whole, { weekday: 1, minuteOfDay: 700 })).toBe(true)
    expect(isQuietSlot(whole, { weekday: 2, minuteOfDay: 599 })).toBe(true)
  })
  it('hold a place of the week up to, and not at, their end', () => {
    const noon = { days: [1], from: 720, to: 780 }
    expect([719, 720, 779, 780].map(minuteOfDay => isQuietSlot(noon, { weekday: 1, minuteOfDay }))).toEqual([
      ...[false, true, true, false],
    ])
    const night = { days: [7], from: 1320, to: 420 }
    expect([419, 420].map(minuteOfDay => isQuietSlot(night, { weekday: 1, minuteOfDay }))).toEqual([
      ...[true, false],
    ])
  })
  it('are read from what is stored, whatever that is', () => {
    for (const wrong of [-1, 1.5, 1440, '60', null, undefined]) {
      expect(readQuietHours({ ...NIGHT, from: wrong }), `from ${wrong}`).toBeNull()
      expect(readQuietHours({ ...NIGHT, to: wrong }), `to ${wrong}`).toBeNull()
    }
    expect(readQuietHours({ from: NIGHT.from, to: NIGHT.to })).toBeNull()
    expect(readQuietHours({ days: [3], from: 0, to: 60 })).toEqual({ days: [3], from: 0, to: 60 })
    expect(readQuietHours({ ...NIGHT, days: [7, 1, 7, 9, 'x'] })).toEqual({ ...NIGHT, days: [1, 7] })
    expect(readQuietHours({ ...NIGHT, days: [] })).toBeNull()
    expect(readQuietHours({ ...NIGHT, to: 1440 })).toBeNull()
    expect(readQuietHours({ days: EVERY_DAY, from: 5, to: 5 })).toBeNull()
    fc.assert(
      fc.property(fc.anything(), stored => {
        const quiet = readQuietHours(stored)
        expect(quiet === null || isOpenEnough(quiet)).toBe(true)
      }),
    )
  })

  const minute = fc.integer({ min: 0, max: 1439 })
  const quietHours = fc
    .record({ days: fc.subarray(EVERY_DAY, { minLength: 1 }), from: minute, to: minute })
    .filter(isOpenEnough)
  const zones = fc.constantFrom(LONDON, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC')
  // Days on either side of the clock changes of 2026, and all between.
  const instants = fc
    .integer({ min: Date.parse('2026-03-01T00:00:00Z'), max: Date.parse('2026-11-30T00:00:00Z') })
    .map(ms => new Date(ms))

  it('are over when they end, at the hour that was chosen, and are one stretch until then', () => {
    fc.assert(
      fc.property(quietHours, instants, zones, fc.double({ min: 0, max: 0.999, noNaN: true }), (...drawn) => {
        const [quiet, at, zone, share] = drawn
        const end = quietUntil(quiet, at, zone)
        if (!end) return
        expect(end > at).toBe(true)
        expect(quietUntil(quiet, end, zone)).toBeNull()
        const wall = wallTimeOf(end, zone)
        const met = instantOf({ day: wall.day, minute: quiet.to }, zone)
        if (met.meeting !== 'skipped') expect(wall.minute).toBe(quiet.to)
        const between = new Date(at.getTime() + Math.floor(share * (end.getTime() - at.getTime())))
        expect(quietUntil(quiet, between, zone)).toEqual(end)
      }),
      { numRuns: 500 },
    )
  })
  it('never hold the next free slot, which keeps its hour', () => {
    const slots = fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), minuteOfDay: minute, platform: fc.constant('') }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(slots, quietHours, instants, zones, (slots, quiet, now, timeZone) => {
        const slot = nextFreeSlot({ slots, platform: 'blog', taken: [], quiet, now, timeZone })
        if (!slot) return
        expect(quietUntil(quiet, slot, timeZone)).toBeNull()
        const { day, minute: shown } = wallTimeOf(slot, timeZone)
        const isSlot = slots.some(
          ({ weekday, minuteOfDay }) => weekday === weekdayOf(day) && minuteOfDay === shown,
        )
        const wasSkipped = slots.some(
          ({ minuteOfDay }) => instantOf({ day, minute: minuteOfDay }, timeZone).meeting === 'skipped',
        )
        expect(isSlot || wasSkipped).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
  it('hold a place of the week where they hold its instant, in a week without a clock change', () => {
    fc.assert(
      fc.property(quietHours, fc.integer({ min: 1, max: 7 }), minute, (quiet, weekday, minuteOfDay) => {
        const at = new Date(
          Date.parse('2026-11-16T00:00:00Z') + (weekday - 1) * 86_400_000 + minuteOfDay * 60_000,
        )
        expect(isQuietSlot(quiet, { weekday, minuteOfDay })).toBe(quietUntil(quiet, at, LONDON) !== null)
      }),
    )
    expect(isQuietSlot(null, { weekday: 1, minuteOfDay: 0 })).toBe(false)
  })
  it('leave no slot where all slots lie in them', () => {
    const slots = [{ weekday: 1, minuteOfDay: 23 * 60, platform: '' }]
    const now = new Date('2026-11-20T10:00:00Z')
    const find = (quiet: typeof NIGHT | null) =>
      nextFreeSlot({ slots, platform: 'blog', taken: [], quiet, now, timeZone: LONDON })
    expect(find(NIGHT)).toBeNull()
    expect(find(null)?.toISOString()).toBe('2026-11-23T23:00:00.000Z')
  })
})
