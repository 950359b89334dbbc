import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseXText, readXText } from './text.ts'

describe('a text as X gives it', () => {
  it('has its addresses whole and its own pictures gone', () => {
    const addresses = [
      { url: 'https://t.co/a1', expanded: 'https://bread.example/dough?a=b&c', isMedia: false },
      { url: 'https://t.co/b2', expanded: 'https://x.com/ada/status/1/photo/1', isMedia: true },
    ]
    const text = 'Bread &amp; butter &lt;3 https://t.co/a1 https://t.co/c3 https://t.co/b2'
    expect(readXText(text, addresses)).toBe(
      'Bread & butter <3 https://bread.example/dough?a=b&c https://t.co/c3',
    )
  })
})

describe('a text as X shows it', () => {
  it('is alike however it was composed, spaced, and linked', () => {
    const alike = [
      ['cafe\u0301', 'café'],
      ['a  b \r\n\r\n\r\n\r\nc ', 'a b\n\nc'],
      ['See bread.example', 'See http://bread.example'],
      ['See https://bread.example/', 'See https://bread.example'],
    ] as const
    for (const [one, other] of alike) expect(normaliseXText(one)).toBe(normaliseXText(other))
    expect(normaliseXText('https://a.example/b')).not.toBe(normaliseXText('https://a.example/c'))
  })

  it('does not change by being read again', () => {
    const texts = fc
      .array(fc.constantFrom(' ', '\n', '\r\n', 'a', 'é', '😀', 'a.b/c'))
      .map(all => all.join(''))
    fc.assert(
      fc.property(texts, text => {
        const once = normaliseXText(text)
        expect(normaliseXText(once)).toBe(once)
      }),
    )
  })
})
