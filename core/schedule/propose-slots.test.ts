import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HOUR_MS } from '../shared/time.ts'
import { proposeSlots } from './propose-slots.ts'

const FRIDAY = new Date('2026-11-20T12:00:00Z')
const free = {
  slots: [],
  platform: 'linkedin',
  taken: [],
  now: FRIDAY,
  timeZone: 'Europe/London',
  count: 3,
}

it('proposes the next working mornings where there is no rhythm yet', () => {
  expect(proposeSlots(free).map(at => at.toISOString())).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
    '2026-11-25T09:00:00.000Z',
  ])
})

it('takes the founder’s own rhythm first', () => {
  const slots = [{ weekday: 6, minuteOfDay: 600, platform: '' }]
  expect(proposeSlots({ ...free, slots }).map(at => at.toISOString())).toEqual([
    '2026-11-21T10:00:00.000Z',
    '2026-11-28T10:00:00.000Z',
    '2026-12-05T10:00:00.000Z',
  ])
})

it('proposes as many as were asked for: ahead, apart from each other and from what is planned', () => {
  const instant = fc
    .integer({ min: 0, max: 24 * 14 })
    .map(hours => new Date(FRIDAY.getTime() + hours * HOUR_MS))
  fc.assert(
    fc.property(fc.array(instant, { maxLength: 8 }), fc.integer({ min: 0, max: 6 }), (taken, count) => {
      const proposed = proposeSlots({ ...free, taken, count })
      expect(proposed).toHaveLength(count)
      const all = [...taken, ...proposed].map(at => at.getTime())
      for (const [index, at] of proposed.entries()) {
        expect(at.getTime()).toBeGreaterThan(FRIDAY.getTime())
        const others = all.filter((_, other) => other !== taken.length + index)
        expect(others.every(other => Math.abs(other - at.getTime()) >= HOUR_MS / 2)).toBe(true)
      }
    }),
  )
})
