import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberText } from './number-text.ts'

describe('numberText', () => {
  it('groups thousands, and leaves small numbers alone', () => {
    expect([0, 7, 999, 1000, -1234, 12_345_678].map(numberText)).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '-1,234',
      '12,345,678',
    ])
  })

  it('writes every number as the platform does', () => {
    const numbers = fc.oneof(
      fc.integer(),
      fc.maxSafeInteger(),
      fc.double(),
      fc.constantFrom(0.5, 1e21, -1e15),
    )
    fc.assert(
      fc.property(numbers, value => {
        // The platform tells nothing below nothing from nothing.
        expect(numberText(value)).toBe(Object.is(value, -0) ? '0' : value.toLocaleString('en-GB'))
      }),
    )
  })
})
