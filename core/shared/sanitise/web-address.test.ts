import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { hasWebAddress } from './web-address.ts'

describe('a web address in a name', () => {
  it.each([
    'https://evil.test',
    'Win now http://evil.test/x',
    'HTTPS:evil',
    'www.evil',
    'evil.test',
    'Claim at evil.test today',
    'Free-money.example.com',
    'xn--80ak6aa92e.com',
    'пример.рф',
    't.co',
    'See t.co/abc',
    'a.b/c is not, d.ev/x is',
    'evil。com',
    'evil．com',
    'ｅｖｉｌ.ｃｏｍ',
    'ev\u200bil.com',
    'ada@evil.test',
    'Call 192.168.0.1 now',
    'mailto:ada',
    '(evil.test)',
    '<a href="//evil.test">',
    'Dr.evil.test',
  ])('is found in %s', text => {
    expect(hasWebAddress(text)).toBe(true)
  })

  it.each([
    '',
    'Ada Lovelace',
    'J.R.R. Tolkien',
    'J. R. R. Tolkien',
    'J.R.R.Tolkien',
    'Dr. Maya Okafor',
    'Dr.Maya Okafor',
    'St.John Smith',
    'Prof.Dr. Hase',
    'Anne-Marie O’Neil-Smith Jr.',
    'Müller & Söhne e.K.',
    'The Bakery, est. 1999',
    'Studio No.5',
    'Version 2.0 Ltd.',
    'Wait... what?',
    '李小龍',
    '24/7 Coaching',
    'And/Or',
  ])('is not found in %s', text => {
    expect(hasWebAddress(text)).toBe(false)
  })

  it('is found wherever it stands', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,10}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom('https://a', 'evil.test', 'a.bc/d'), (before, after, link) => {
        expect(hasWebAddress(`${before} ${link} ${after}`)).toBe(true)
      }),
    )
  })

  it('takes no longer than the length of the text', () => {
    for (const piece of ['a', 'a.', '.', ' ', 'a-', '1.', '.a', 'www', 'https', 'é.', '/'])
      for (const text of [piece.repeat(200_000), `${piece.repeat(200_000)}!`]) {
        expect(
          processorMs(() => hasWebAddress(text)),
          piece,
        ).toBeLessThan(1500)
      }
  })
})
