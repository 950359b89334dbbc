import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { littleText } from './little-text.ts'

/** What is marked as text, or written as a hashtag. */
const MARKED = /\{hashtag\|\\#\|([\p{L}\p{M}\p{N}]+)\}|\\(.)/gsu
const readBack = (written: string) =>
  written.replace(MARKED, (_, tag?: string, character?: string) => (tag ? `#${tag}` : (character ?? '')))

describe('a text in the format of LinkedIn’s posts', () => {
  it('marks what LinkedIn reads as a sign of its own, the backslash first', () => {
    expect(littleText('a (b) [c] {d} <e> | *f* _g_ ~h~ @i \\j')).toBe(
      'a \\(b\\) \\[c\\] \\{d\\} \\<e\\> \\| \\*f\\* \\_g\\_ \\~h\\~ \\@i \\\\j',
    )
    expect(littleText('\\(')).toBe('\\\\\\(')
    expect(littleText('')).toBe('')
  })

  it('keeps hashtags as hashtags, and nothing else', () => {
    expect(littleText('#bread (#café)\n#naïve2')).toBe(
      '{hashtag|\\#|bread} \\({hashtag|\\#|café}\\)\n{hashtag|\\#|naïve2}',
    )
    for (const plain of ['#1', 'a#b', '##a', '# a', '#a_b', 'https://a.example/#top', '&#39;'])
      expect(littleText(plain), plain).not.toContain('hashtag')
  })

  it('says the same, with nothing left that stands for something else', () => {
    const pieces = fc.constantFrom(
      ...'|{}@[]()<>#*_~\\ \n',
      ...['a', 'é', '1', '😀', 'hashtag', ' #tag', 'https://a.b/c_d'],
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 40 }).map(all => all.join('')),
    )
    fc.assert(
      fc.property(texts, text => {
        const written = littleText(text)
        expect(readBack(written)).toBe(text)
        expect(written.replace(MARKED, '')).not.toMatch(/[\\|{}@[\]()<>#*_~]/)
      }),
    )
  })
})
