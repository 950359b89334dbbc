import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAndSeconds, recordedFormat } from './voice-format.ts'

describe('how a browser records', () => {
  it('is the best that it can, and nothing that is not taken', () => {
    expect(recordedFormat(() => true)?.mime).toBe('audio/webm')
    expect(recordedFormat(type => type.startsWith('audio/mp4'))?.mime).toBe('audio/mp4')
    expect(recordedFormat(type => type === 'audio/3gpp')).toBeNull()
  })

  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [7_400, '0:07'],
    [61_000, '1:01'],
    [300_000, '5:00'],
    [-5, '0:00'],
    [Number.NaN, '0:00'],
  ])('%d ms take %s', (ms, words) => {
    expect(minutesAndSeconds(ms)).toBe(words)
  })

  it('never says a minute of sixty seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), ms => {
        const [minutes, seconds] = minutesAndSeconds(ms).split(':').map(Number)
        expect(60 * (minutes ?? 0) + (seconds ?? 0)).toBe(Math.floor(ms / 1000))
        expect(seconds).toBeLessThan(60)
      }),
    )
  })
})
