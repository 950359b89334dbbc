import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, poundsField, readPounds } from './money.ts'

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

describe('pounds as they are typed', () => {
  it.each([
    ['£1,200', 120_000],
    ['1200.5', 120_050],
    [' 19.99 ', 1999],
    ['£ 0', 0],
    ['1,000,000,000', 100_000_000_000],
    ['1,000,000,001', null],
    ['1,50', null],
    ['12,00.00', null],
    ['1.234', null],
    ['-5', null],
    ['', null],
    ['ten', null],
  ])('reads %j as %j pence', (text, pence) => {
    expect(readPounds(text)).toBe(pence)
  })

  it('come back from a field, and from what is shown, as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), pence => {
        expect(readPounds(poundsField(pence))).toBe(pence)
        expect(readPounds(formatPence(pence))).toBe(pence)
      }),
    )
  })
})
