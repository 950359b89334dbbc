import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/time.ts'
import {
  hostGapMs,
  isFullLookDue,
  type Look,
  MOVE_SIGHTINGS,
  nextLook,
  noteMove,
  readRetryAfter,
  readStatus,
} from './polling.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const wait = (look: Look, misses = 0, chance = 0.5) =>
  nextLook({ look, misses, chance, now: NOW }).getTime() - NOW.getTime()

describe('when to look again', () => {
  it('is an hour from now, and longer with each miss', () => {
    expect(wait({ kind: 'fresh' })).toBe(HOUR_MS)
    expect(wait({ kind: 'failed' }, 3)).toBe(4 * HOUR_MS)
    expect(wait({ kind: 'failed' }, 50)).toBe(DAY_MS)
  })

  it('is what a host that limits us asks, within a quarter of an hour and a day', () => {
    expect(wait({ kind: 'limited', after: HOUR_MS })).toBe(HOUR_MS)
    expect(wait({ kind: 'limited', after: 1 })).toBe(15 * MINUTE_MS)
    expect(wait({ kind: 'limited', after: 99 * DAY_MS })).toBe(DAY_MS)
  })

  it('of sources that answer is within 10% of an hour, spread evenly by chance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), chance => {
        const ms = wait({ kind: 'unchanged' }, 0, chance)
        expect(ms).toBeGreaterThanOrEqual(0.9 * HOUR_MS - 1)
        expect(ms).toBeLessThanOrEqual(1.1 * HOUR_MS + 1)
      }),
    )
  })

  it('leaves Reddit a minute between two requests', () => {
    expect(hostGapMs('www.reddit.com')).toBe(MINUTE_MS)
    expect(hostGapMs('notreddit.com')).toBeLessThan(MINUTE_MS)
  })
})

it('reads Retry-After as seconds or as a date', () => {
  expect(readRetryAfter('120', NOW)).toBe(2 * MINUTE_MS)
  expect(readRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', NOW)).toBe(HOUR_MS)
  for (const none of ['', 'soon', '-5', 'Fri, 20 Nov 2020 11:00:00 GMT'])
    expect(readRetryAfter(none, NOW)).toBeNull()
})

it('tells a limit from a failure and from the end', () => {
  expect(readStatus(304, '', NOW)).toEqual({ kind: 'unchanged' })
  expect(readStatus(403, '', NOW)).toEqual({ kind: 'limited', after: null })
  expect(readStatus(429, '60', NOW)).toEqual({ kind: 'limited', after: MINUTE_MS })
  expect(readStatus(410, '', NOW)).toEqual({ kind: 'gone' })
  expect(readStatus(500, '', NOW)).toEqual({ kind: 'failed' })
})

it('reads a source in full once a week', () => {
  expect(isFullLookDue(null, NOW)).toBe(true)
  expect(isFullLookDue(addDays(NOW, -8), NOW)).toBe(true)
  expect(isFullLookDue(addMs(NOW, -DAY_MS), NOW)).toBe(false)
})

describe('a lasting move', () => {
  it('is believed at its third sighting in a row', () => {
    let state = { address: 'https://a.test/', seen: { to: '', times: 0 } }
    for (let n = 1; n < MOVE_SIGHTINGS; n += 1) {
      state = noteMove(state.address, state.seen, 'https://b.test/')
      expect(state.address).toBe('https://a.test/')
    }
    expect(noteMove(state.address, state.seen, 'https://b.test/').address).toBe('https://b.test/')
  })

  it('never follows fewer sightings, whatever comes in between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'b', 'c'), { maxLength: 12 }), moves => {
        let state = { address: 'a', seen: { to: '', times: 0 } }
        moves.forEach((to, at) => {
          const before = state.address
          state = noteMove(state.address, state.seen, to)
          if (state.address !== before) expect(moves.slice(at - 2, at + 1)).toEqual([to, to, to])
        })
      }),
    )
  })
})
