import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs, HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { CALL, callEnd, callSlots } from './call-slots.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const at = (text: string) => new Date(text)
const texts = (slots: readonly Date[]) => slots.map(slot => slot.toISOString().slice(0, 16))

describe('times for a call', () => {
  it('are half-hours of our free hours', () => {
    const hours = [{ start: at('2026-11-24T10:00:00Z'), end: at('2026-11-24T11:45:00Z') }]
    expect(texts(callSlots({ hours, taken: [], now: NOW }))).toEqual([
      '2026-11-24T10:00',
      '2026-11-24T10:30',
      '2026-11-24T11:00',
    ])
    expect(texts(callSlots({ hours, taken: [at('2026-11-24T10:30:00Z')], now: NOW }))).toEqual([
      '2026-11-24T10:00',
      '2026-11-24T11:00',
    ])
  })

  it('lie whole in free hours, far enough ahead, and beside no other call', () => {
    const instants = fc
      .integer({ min: -3 * 24 * 60, max: 40 * 24 * 60 })
      .map(minutes => addMs(NOW, minutes * MINUTE_MS))
    const lengths = fc.integer({ min: -60, max: 600 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(instants, lengths), { maxLength: 12 }),
        fc.array(instants, { maxLength: 8 }),
        (spans, taken) => {
          const hours = spans.map(([start, minutes]) => ({ start, end: addMs(start, minutes * MINUTE_MS) }))
          const slots = callSlots({ hours, taken, now: NOW })
          expect(slots.length).toBeLessThanOrEqual(CALL.most)
          expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a.getTime() - b.getTime()))
          for (const slot of slots) {
            expect(slot.getTime()).toBeGreaterThanOrEqual(addMs(NOW, CALL.soonestHours * HOUR_MS).getTime())
            expect(slot.getTime()).toBeLessThanOrEqual(addDays(NOW, CALL.latestDays).getTime())
            expect(hours.some(({ start, end }) => start <= slot && callEnd(slot) <= end)).toBe(true)
            for (const other of taken)
              expect(Math.abs(other.getTime() - slot.getTime())).toBeGreaterThanOrEqual(
                CALL.minutes * MINUTE_MS,
              )
          }
        },
      ),
    )
  })
})
