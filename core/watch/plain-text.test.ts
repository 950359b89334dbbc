import fc from 'fast-check'
import { expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>Hello&nbsp;<b>there</b></p><img src=x onerror=alert(1)>', 'Hello there'],
  ['<script>alert(1)</script>Bread<style>p{}</style>', 'Bread'],
  ['5 < 6 &amp; 7 &gt; 6', '5 < 6 & 7 > 6'],
  ['&#8217;tis &#x2014; &unknown;', '’tis — &unknown;'],
  ['Half <a href="', 'Half'],
  ['a<!-- <b>no</b> -->b', 'a b'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html, 300)).toBe(text)
})

it('is never longer than asked, of anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (html, most) => {
      expect(plainText(html, most).length).toBeLessThanOrEqual(most)
    }),
  )
})

it('takes no longer than the text is long', () => {
  for (const piece of ['<', '<script', '<!--', '&#', '<style><']) {
    expect(
      processorMs(() => plainText(piece.repeat(40_000), 300)),
      piece,
    ).toBeLessThan(500)
  }
})
