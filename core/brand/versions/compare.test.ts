import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFoundations, versionSectionTitle } from './compare.ts'
import { type DiffPart, diffWords } from './diff-words.ts'

const without = (parts: readonly DiffPart[], kind: DiffPart['kind']) =>
  parts
    .filter(part => part.kind !== kind)
    .map(part => part.text)
    .join('')

const texts = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'word ', 'longer '), { maxLength: 40 })
    .map(parts => parts.join('')),
)

describe('comparing two texts', () => {
  it('marks the words that went and came', () => {
    expect(diffWords('We help bakers sleep', 'We help young bakers sleep well')).toEqual([
      { kind: 'same', text: 'We help' },
      { kind: 'added', text: ' young' },
      { kind: 'same', text: ' bakers sleep' },
      { kind: 'added', text: ' well' },
    ])
  })
  it('puts both texts together again, whatever they are', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = diffWords(before, after)
        expect(without(parts, 'added')).toBe(before)
        expect(without(parts, 'removed')).toBe(after)
        for (const [at, part] of parts.entries()) expect(part.kind).not.toBe(parts[at - 1]?.kind)
      }),
    )
  })
  it('keeps a text that did not change, and stays quick on the longest answers', () => {
    const long = Array.from({ length: 2500 }, (_, at) => `${at % 7}`).join(' ')
    expect(diffWords(long, long)).toEqual([{ kind: 'same', text: long }])
    expect(without(diffWords(long, `x ${long} y`), 'removed')).toBe(`x ${long} y`)
  })
})

describe('comparing two versions', () => {
  it('goes question by question, in the order they are asked', () => {
    const changes = compareFoundations(
      { brand_name: 'Loaf', core_values: ['honesty'], usp: 'Nights' },
      { brand_name: 'Loaf', core_values: 'honesty, patience', dream_client: 'Bakers' },
    )
    expect(changes.map(({ key, change }) => [key, change])).toEqual([
      ['core_values', 'changed'],
      ['dream_client', 'added'],
      ['usp', 'removed'],
    ])
  })
  it('finds nothing between a foundation and itself, and reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(compareFoundations(one, one)).toEqual([])
        compareFoundations(one, other)
      }),
    )
  })
  it('names every kind of section', () => {
    expect(['voice', 'kickstart', '', '__proto__'].map(versionSectionTitle)).toEqual([
      'Voice',
      'Kickstart',
      'Whole brand',
      'Whole brand',
    ])
  })
})
