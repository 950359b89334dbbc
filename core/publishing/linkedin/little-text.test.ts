import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLittleText } from '#scripts/local/networks/linkedin/read-little-text.ts'
import { littleText } from './little-text.ts'

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

  it('is read as it was written, whatever it is', () => {
    const pieces = fc.constantFrom(
      ...'|{}@[]()<>#*_~\\ \n',
      'a',
      'é',
      '1',
      '😀',
      'hashtag',
      ' #tag',
      'https://a.b/c_d',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(pieces, { maxLength: 60 }).map(all => all.join('')),
    )
    fc.assert(
      fc.property(texts, text => {
        expect(readLittleText(littleText(text))).toBe(text)
      }),
    )
  })

  it('would be cut at a bracket that is not marked', () => {
    expect(readLittleText('Cheap (and good)')).toBe('Cheap ')
    expect(readLittleText(littleText('Cheap (and good)'))).toBe('Cheap (and good)')
  })
})
