import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffPart, diffWords } from './word-diff.ts'

const without = (parts: readonly DiffPart[], kind: DiffPart['kind']) =>
  parts
    .filter(part => part.kind !== kind)
    .map(part => part.text)
    .join('')

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '\n\n', ' d', 'word ', 'longer ', 'é😀'), {
      maxLength: 40,
    })
    .map(parts => parts.join('')),
  fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }).map(parts => parts.join(' ')),
)

describe('comparing two texts', () => {
  it('marks the words that went and came', () => {
    expect(diffWords('We help bakers sleep', 'We help young bakers sleep well')).toEqual([
      { kind: 'same', text: 'We help' },
      { kind: 'added', text: ' young' },
      { kind: 'same', text: ' bakers sleep' },
      { kind: 'added', text: ' well' },
    ])
    expect(diffWords('We bake bread slowly', 'We bake good bread')).toEqual([
      { kind: 'same', text: 'We bake' },
      { kind: 'added', text: ' good' },
      { kind: 'same', text: ' bread' },
      { kind: 'removed', text: ' slowly' },
    ])
  })

  it('gives both texts back, whatever they are', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = diffWords(before, after)
        expect(without(parts, 'added')).toBe(before)
        expect(without(parts, 'removed')).toBe(after)
        for (const [at, part] of parts.entries()) {
          expect(part.kind).not.toBe(parts[at - 1]?.kind)
          expect(part.text).not.toBe('')
        }
      }),
    )
  })

  it('says nothing of two empty texts, and one thing of a text that did not change', () => {
    const long = Array.from({ length: 2500 }, (_, at) => `${at % 7}`).join(' ')
    expect(diffWords('', '')).toEqual([])
    expect(diffWords(long, long)).toEqual([{ kind: 'same', text: long }])
    expect(diffWords(long, `x ${long} y`).map(part => part.kind)).toEqual([
      'removed',
      'added',
      'same',
      'added',
    ])
  })

  it('gives up on texts that share too little, after a bounded time', () => {
    const line = (word: (at: number) => string) => Array.from({ length: 5000 }, (_, at) => word(at)).join(' ')
    const pairs = [
      [line(() => 'a'), line(() => 'b')],
      [line(at => `${(at * at) % 11}`), line(at => `${(at * at * at) % 13}`)],
      [`${line(() => 'a')} ${line(() => 'b')}`, `${line(() => 'b')} ${line(() => 'a')}`],
    ] as const
    for (const [before, after] of pairs) {
      expect(diffWords(before, after)).toEqual([
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ])
    }
    expect(diffWords(' '.repeat(10_000), '\t'.repeat(10_000))).toHaveLength(2)
  })
})
