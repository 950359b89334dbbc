import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseMastodonText, readMastodonHtml } from './text.ts'

describe('reading a post of Mastodon', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<p>One<br>Two<br />Three</p>', 'One\nTwo\nThree'],
    ['<p>Bread &amp; butter &#39;n&#39; &lt;jam&gt; &#x1F36E;</p>', "Bread & butter 'n' <jam> 🍮"],
    [
      '<p>See <a href="https://a.example/long"><span class="invisible">https://</span><span class="ellipsis">a.example/</span><span class="invisible">long</span></a>.</p>',
      'See https://a.example/long.',
    ],
    ['<p><a href="https://x.example/tags/bread">#<span>bread</span></a></p>', '#bread'],
    ['a < b', 'a < b'],
    ['&amp;lt;', '&lt;'],
    ['&bogus; &#0; &#55296;', '&bogus; &#0; &#55296;'],
    [null, ''],
  ])('%j reads %j', (html, text) => {
    expect(readMastodonHtml(html)).toBe(text)
  })

  it('reads back whatever text was escaped into it', () => {
    const asHtml = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(readMastodonHtml(`<p>${asHtml(text)}</p>`)).toBe(text.trim())
      }),
    )
  })
})

describe('comparing texts as Mastodon shows them', () => {
  it.each([
    ['Thanks @ada@pottery.example, see you', 'Thanks @ada, see you'],
    ['mail me: ada@pottery.example', 'mail me: ada@pottery.example'],
    ['One\r\n\r\n\r\n\r\nTwo  three \t four ', 'One\n\nTwo three four'],
    ['cafe\u0301', 'caf\u00e9'],
  ])('%j is shown as %j', (text, shown) => {
    expect(normaliseMastodonText(text)).toBe(shown)
  })

  it('tells texts apart that differ in more than white space', () => {
    expect(normaliseMastodonText('Open at 9')).not.toBe(normaliseMastodonText('Open at 19'))
    expect(normaliseMastodonText('One\nTwo')).not.toBe(normaliseMastodonText('One Two'))
  })

  it('changes nothing when it is done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const once = normaliseMastodonText(text)
        expect(normaliseMastodonText(once)).toBe(once)
      }),
    )
  })
})
