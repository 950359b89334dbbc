import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence } from './money.ts'

describe('formatPence', () => {
  it.each([
    [1900, '£19'],
    [1550, '£15.50'],
    [5, '£0.05'],
    [0, '£0'],
    [-500, '-£5'],
    [-0, '£0'],
    [120_000, '£1,200'],
    [123_456_789, '£1,234,567.89'],
    [Number.NaN, '£0'],
    [Number.POSITIVE_INFINITY, '£0'],
  ])('reads %d pence as %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text)
  })

  it('loses no penny', () => {
    fc.assert(
      fc.property(fc.integer(), pence => {
        const read = Number(formatPence(pence).replace(/[£,]/g, ''))
        expect(Math.round(read * 100)).toBe(pence === 0 ? 0 : pence)
      }),
    )
  })

  it('never throws on any number', () => {
    fc.assert(
      fc.property(fc.double(), pence => {
        expect(formatPence(pence)).toContain('£')
      }),
    )
  })
})
