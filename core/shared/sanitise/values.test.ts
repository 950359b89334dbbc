import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  sanitiseEmail,
  sanitiseFilename,
  sanitiseNumber,
  sanitiseReferralCode,
  sanitiseStringArray,
  sanitiseUrl,
} from './values.ts'

describe('sanitiseUrl', () => {
  it.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    [' http://example.com/a ', 'http://example.com/a'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://example.com/', null],
    ['//example.com/', null],
    ['/path', null],
    ['https://me:secret@example.com/', null],
    ['https://me@example.com/', null],
    ['https://', null],
    ['', null],
    [undefined, null],
    [{ href: 'https://example.com' }, null],
  ])('%j gives %j', (input, url) => {
    expect(sanitiseUrl(input)).toBe(url)
  })

  it('gives http, https or nothing, and the same again', () => {
    const near = fc
      .tuple(fc.constantFrom('http:', 'https://', 'java', 'blob:', '\t', ''), fc.string(), fc.webUrl())
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(near, fc.webUrl(), fc.string({ unit: 'binary' })), text => {
        const url = sanitiseUrl(text)
        if (url === null) return
        expect(url).toMatch(/^https?:\/\/[^/@]+\//)
        expect(sanitiseUrl(url)).toBe(url)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('sanitiseFilename', () => {
  it.each([
    ['my file (1).pdf', 'myfile1.pdf'],
    ['../../etc/passwd', '....etcpasswd'],
    ['a_b-c.D9', 'a_b-c.D9'],
    ['', 'file'],
    ['.', 'file'],
    ['/..', 'file'],
    ['///', 'file'],
    [null, 'file'],
  ])('%j gives %j', (input, name) => {
    expect(sanitiseFilename(input)).toBe(name)
  })

  it('is safe to put on a disk', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        const name = sanitiseFilename(text)
        expect(name).toMatch(/^[A-Za-z0-9._-]{1,255}$/)
        expect(['.', '..']).not.toContain(name)
        expect(sanitiseFilename(name)).toBe(name)
      }),
    )
  })
})

describe('the small ones', () => {
  it('trims and lower-cases e-mail addresses', () => {
    expect(sanitiseEmail('  Ada@Example.COM ')).toBe('ada@example.com')
    expect(sanitiseEmail(7)).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), text => {
        const email = sanitiseEmail(text)
        expect(email.length).toBeLessThanOrEqual(254)
        expect(sanitiseEmail(email)).toBe(email)
      }),
    )
  })

  it.each([
    [5, 5],
    ['12.5', 12.5],
    [' 3 ', 3],
    [-1, 0],
    ['-1', 0],
    ['', 0],
    ['five', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['Infinity', 0],
    [null, 0],
    [[5], 0],
    [true, 0],
    [-0, 0],
  ])('reads %j as the number %d', (input, number) => {
    expect(sanitiseNumber(input)).toBe(number)
  })

  it('keeps the strings of a list', () => {
    expect(sanitiseStringArray(['a', 1, null, ' b ', '', '<script>', ['c']])).toEqual(['a', 'b'])
    expect(sanitiseStringArray('a')).toEqual([])
  })

  it('keeps 20 letters and digits of a referral code', () => {
    expect(sanitiseReferralCode(' ab-12!é ')).toBe('ab12')
    expect(sanitiseReferralCode('x'.repeat(30))).toBe('x'.repeat(20))
    expect(sanitiseReferralCode({})).toBe('')
  })
})
