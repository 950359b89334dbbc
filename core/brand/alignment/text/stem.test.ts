import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['shoulders', 'shoulder'],
    ['baking', 'bakery'],
    ['told', 'telling'],
    ['calmer', 'calm'],
    ['patience', 'patient'],
    ['stories', 'story'],
    ['stopped', 'stopping'],
    ['tries', 'try'],
    ['honestly', 'honesty'],
    ["dog's", 'dogs'],
  ])('compares “%s” with “%s”', (a, b) => {
    expect(stem(a)).toBe(stem(b))
  })

  it.each([
    ['shower', 'show'],
    ['corner', 'corn'],
    ['bit', 'bite'],
    ['bus', 'busy'],
    ['kitchen', 'kitten'],
  ])('keeps “%s” and “%s” apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b))
  })

  it('is total', () => {
    fc.assert(fc.property(fc.string(), word => typeof stem(word) === 'string'))
  })
})
