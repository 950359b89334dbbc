import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginning, countGraphemes, countWords, isBlank, truncateUnits, words } from './text.ts'
import { trimEndOf } from './trim-end-of.ts'

describe('text', () => {
  it('calls white space, nothing and non-text blank', () => {
    for (const blank of ['', ' \n\t ', '\u00a0', undefined, null, 7]) expect(isBlank(blank)).toBe(true)
    expect(isBlank(' a ')).toBe(false)
  })

  it('calls what no reader sees blank, however long, and an emoji or a letter of any script not', () => {
    for (const unseen of [
      '\u200b',
      '\u2060\ufeff',
      '\u3164',
      '\u00ad \u115f',
      '\u2800',
      '\u{e0041}',
      '\ufe0f\u200d',
    ])
      expect(isBlank(unseen.repeat(500)), JSON.stringify(unseen)).toBe(true)
    for (const seen of ['.', '\u200bก', '👩‍👧', '❤️', 'ـ', '؀'])
      expect(isBlank(seen), JSON.stringify(seen)).toBe(false)
  })

  it('counts characters as a reader does', () => {
    expect(countGraphemes('👩‍👧é')).toBe(2)
    expect(countGraphemes('e\u0301')).toBe(1)
    expect(countGraphemes('')).toBe(0)
  })

  it('counts as the platform takes a text apart, whatever stands beside what', () => {
    const letter = fc.oneof(
      fc.constantFrom(
        '\r',
        '\n',
        '\u00ad',
        'é',
        '’',
        '…',
        '€',
        '\u0301',
        '\u200d',
        '©',
        '\ufe0f',
        '🇬',
        '👩',
        'ก',
        '\u0600',
      ),
      fc.integer({ min: 0, max: 0x2ff }).map(unit => String.fromCharCode(unit)),
      fc.string({ unit: 'binary', maxLength: 2 }),
    )
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), letters => {
        const text = letters.join('')
        expect(countGraphemes(text), JSON.stringify(text)).toBe(
          [...new Intl.Segmenter('en').segment(text)].length,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('counts words as a reader does', () => {
    expect(words("Don't over-think it – 3 ideas.")).toEqual(["Don't", 'over-think', 'it', '3', 'ideas'])
    expect(countWords('  ')).toBe(0)
  })

  it('never counts fewer words when text is appended', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => {
        expect(countWords(`${text} ${more}`)).toBe(countWords(text) + countWords(more))
      }),
    )
  })

  it('cuts to at most the limit and never through a surrogate pair', () => {
    const anyText = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(anyText, fc.nat({ max: 30 }), (text, limit) => {
        const units = truncateUnits(text, limit)
        expect(units.length).toBeLessThanOrEqual(limit)
        expect(units.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('beginning', () => {
  it('says that a text goes on, and only of one that does', () => {
    expect(beginning('Rye is back', 11)).toBe('Rye is back')
    expect(beginning('Rye is back', 7)).toBe('Rye is…')
    expect(beginning('Rye 🍞', 5)).toBe('Rye…')
  })
})

describe('trimEndOf', () => {
  it('drops the characters at the end only, in linear time', () => {
    expect(trimEndOf('- a. b. -.', ' .-')).toBe('- a. b')
    expect(trimEndOf('...', '.')).toBe('')
    // A quadratic trim needs longer than a test may take.
    expect(trimEndOf(`${'-'.repeat(200_000)}a`, '-')).toHaveLength(200_001)
  })
})
