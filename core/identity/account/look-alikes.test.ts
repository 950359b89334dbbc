import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FIELD_MESSAGES } from '../forms/fields.ts'
import { invitedEmailField, LOOK_ALIKE_ADDRESS } from '../forms/invited-email.ts'
import { hasLookAlikes } from './look-alikes.ts'

const latin = fc.stringMatching(/^[a-z][a-z0-9._+-]{0,12}$/)
const domain = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}\.(com|de|co\.uk|org)$/)

describe('an address that could be taken for another', () => {
  it.each([
    ['a Cyrillic а among Latin letters', 'ad\u0430@example.com'],
    ['the same within the domain', 'ada@ex\u0430mple.com'],
    ['a Greek omicron', 'j\u03bfhn@example.com'],
    ['a domain of Cyrillic letters that all look Latin', 'ada@\u0430\u0440\u0440\u04cf\u0435.com'],
    ['the same before the @', '\u0441\u043e\u0440\u0443@gmail.com'],
    ['a zero-width space', 'ad\u200ba@example.com'],
    ['a zero-width joiner in the domain', 'ada@exam\u200dple.com'],
    ['a mark that turns the direction', 'ada\u202e@example.com'],
    ['a soft hyphen', 'a\u00adda@example.com'],
    ['a digit of another alphabet', 'ad\u09e6a@example.com'],
    ['a full-width letter beside a Cyrillic one', '\uff41d\u0430@example.com'],
  ])('is refused: %s', (_, email) => {
    expect(hasLookAlikes(email)).toBe(true)
  })

  it.each([
    'ada@example.com',
    'ADA.Lovelace+tag@Example.co.uk',
    'jürgen.müller@bücher.de',
    'josé@ejemplo.es',
    'иван@пример.рф',
    'иван@example.com',
    'user@яндекс.рф',
    'ada@почта.com',
    'δοκιμή@παράδειγμα.ελ',
    '用户@例子.公司',
    'tanaka田中@example.jp',
    'さくらサクラ桜@例え.jp',
    'ada123@123.com',
  ])('is no look-alike: %s', email => {
    expect(hasLookAlikes(email)).toBe(false)
  })

  it('is never one of plain letters and digits', () => {
    fc.assert(fc.property(latin, domain, (name, host) => !hasLookAlikes(`${name}@${host}`)))
  })

  it('is one as soon as any letter is swapped for its Cyrillic or Greek twin, beside another Latin letter', () => {
    const twins: Record<string, string> = { a: 'а', e: 'е', o: 'ο', p: 'р', c: 'с', x: 'х', y: 'у', i: 'і' }
    fc.assert(
      fc.property(latin, domain, fc.constantFrom(...Object.entries(twins)), (name, host, [, twin]) => {
        return hasLookAlikes(`k${name}${twin}@${host}`) && hasLookAlikes(`${name}@k${twin}${host}`)
      }),
    )
  })

  it('is one wherever something hidden stands', () => {
    const hidden = fc.constantFrom(
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u202e',
      '\u2066',
    )
    fc.assert(
      fc.property(latin, domain, hidden, fc.nat(40), (name, host, character, at) => {
        const address = `${name}@${host}`
        const place = at % address.length
        return hasLookAlikes(address.slice(0, place) + character + address.slice(place))
      }),
    )
  })

  it('is the same address however it is composed or capitalised, and no text is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(hasLookAlikes(text.normalize('NFD'))).toBe(hasLookAlikes(text.normalize('NFC')))
      }),
    )
    for (const nothing of [null, undefined, 7, {}]) expect(hasLookAlikes(nothing)).toBe(false)
  })

  it('is said beside its field, once', () => {
    const read = (email: string) => v.safeParse(v.object({ email: invitedEmailField }), { email })
    expect(read('ad\u0430@example.com').issues?.map(({ message }) => message)).toEqual([LOOK_ALIKE_ADDRESS])
    expect(read('').issues?.map(({ message }) => message)).toEqual([FIELD_MESSAGES.emailRequired])
    expect(read(' Ada@Example.COM ').output).toEqual({ email: 'ada@example.com' })
  })
})
