import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPlainObject,
  readBetween,
  readCount,
  readInstant,
  readKey,
  readNumber,
  readText,
  readTexts,
} from './untrusted.ts'

describe('reading untrusted values', () => {
  it('never throws and always answers with the promised type', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withNullPrototype: true, withBigInt: true }), value => {
        expect(typeof isPlainObject(value)).toBe('boolean')
        expect(typeof readText(value)).toBe('string')
        expect(Number.isInteger(readCount(value))).toBe(true)
        expect(readCount(value)).toBeGreaterThanOrEqual(0)
        const instant = readInstant(value)
        if (instant) expect(Number.isNaN(instant.getTime())).toBe(false)
        for (const text of readTexts(value)) expect(text).not.toBe('')
        const number = readNumber(value)
        if (number !== null) expect(Number.isFinite(number)).toBe(true)
        readKey(value, 'toString', '__proto__')
      }),
    )
  })
  it('takes only what the object itself holds', () => {
    expect(readKey({}, 'toString')).toBeUndefined()
    expect(readKey({ a: null, b: 0 }, 'a', 'b')).toBe(0)
    const throwing = {
      get a() {
        throw new Error('no')
      },
      b: 1,
    }
    expect(readKey(throwing, 'a', 'b')).toBe(1)
  })
  it('knows object literals from everything else', () => {
    expect(isPlainObject({})).toBe(true)
    expect(isPlainObject(Object.create(null))).toBe(true)
    expect([[], null, new Date(0), new Map(), 'a'].some(isPlainObject)).toBe(false)
  })
  it('holds numbers within their bounds', () => {
    expect(readBetween('12', 0, 10)).toBe(10)
    expect(readBetween(Number.NaN, 0, 10)).toBeNull()
  })
})
