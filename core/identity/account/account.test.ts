import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'
import { rateLimitMessage } from './lock-words.ts'
import { socialFailureMessage } from './messages.ts'
import { cleanName, firstName } from './name.ts'

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 400 }))

describe('e-mail addresses', () => {
  it('are compared in one form, look-alikes included', () => {
    expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com')
    expect(normaliseEmail('ＡＤＡ＠Example．com')).toBe('ada@example.com')
    expect(normaliseEmail(7)).toBe('')
    expect(normaliseEmail('a'.repeat(9000))).toBe('')
  })

  it('are at most 254 characters and settle at once', () => {
    fc.assert(
      fc.property(anyText, text => {
        const email = normaliseEmail(text)
        expect(email.length).toBeLessThanOrEqual(254)
        expect(normaliseEmail(email)).toBe(email)
      }),
      { numRuns: 3000 },
    )
  })

  it.each(['a@b.c', `${'a'.repeat(250)}@b.c`, ' ada.l+x@mail.example.co.uk ', 'ü@ö.de'])(
    '%j is one',
    input => {
      expect(isEmail(input)).toBe(true)
    },
  )

  it.each([
    ...[
      '',
      'a',
      'a@b',
      '@b.c',
      'a@.c d',
      'a b@c.d',
      'a@b@c.d',
      'a@b.',
      `${'a'.repeat(251)}@b.c`,
      'a\u0000@b.c',
      null,
    ],
  ])('%j is none', input => {
    expect(isEmail(input)).toBe(false)
  })
})

describe('names', () => {
  it('are trimmed, on one line and cut to 100 characters', () => {
    expect(cleanName('  Ada\n Lovelace ')).toBe('Ada Lovelace')
    expect(cleanName('x'.repeat(150))).toHaveLength(100)
    expect(cleanName(undefined)).toBe('')
    expect(firstName(' Ada Lovelace')).toBe('Ada')
    expect(firstName('  ')).toBe('')
  })

  it('are none where there is nothing to see', () => {
    for (const unseen of ['\u200b', '\u3164\u2800', '\u2060 \ufeff', '\ufe0f\u200d', '\u{e0041}'])
      expect(cleanName(unseen), JSON.stringify(unseen)).toBe('')
    expect(cleanName('\u0d15\u0d4d\u200d')).toBe('\u0d15\u0d4d\u200d')
    expect(firstName('\u3164 Ada')).toBe('Ada')
  })

  it('settle at once', () => {
    fc.assert(
      fc.property(anyText, text => {
        const name = cleanName(text)
        expect(name.length).toBeLessThanOrEqual(100)
        expect(cleanName(name)).toBe(name)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('sentences', () => {
  it('name the true wait, and another way in only where there is one', () => {
    expect(rateLimitMessage(4000, { mode: 'sign-in', hasSocial: true })).toBe(
      'Rate limit exceeded. Please try again in 4 seconds, or use social login instead.',
    )
    expect(rateLimitMessage(1500, { mode: 'sign-up', hasSocial: true })).toBe(
      'Rate limit exceeded. Please try again in 2 seconds, or use social sign-up instead.',
    )
    expect(rateLimitMessage(900_000, { mode: 'sign-in', hasSocial: false })).toBe(
      'Rate limit exceeded. Please try again in 15 minutes.',
    )
  })

  it('name the provider that failed', () => {
    expect(socialFailureMessage('google', 'sign-in', 'denied')).toBe('Google sign-in failed: denied')
    expect(socialFailureMessage('google', 'sign-up', 'denied')).toBe('Google sign-up failed: denied')
    expect(socialFailureMessage('google', 'sign-in', null)).toBe('An error occurred during google sign-in')
  })
})
