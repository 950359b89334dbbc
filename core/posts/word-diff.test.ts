import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const joined = (pieces: ReturnType<typeof wordDiff>, kinds: string[]) =>
  pieces
    .filter(piece => kinds.includes(piece.kind))
    .map(piece => piece.text)
    .join('')

it('marks the words that changed', () => {
  expect(wordDiff('We bake bread slowly', 'We bake good bread')).toEqual([
    { kind: 'same', text: 'We bake' },
    { kind: 'added', text: ' good' },
    { kind: 'same', text: ' bread' },
    { kind: 'removed', text: ' slowly' },
  ])
})

it('gives both texts back, whatever they are', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c ', '\n\n', ' d', 'é😀'), { maxLength: 40 })
    .map(parts => parts.join(' '))
  const text = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 120 }))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDiff(before, after)
      expect(joined(pieces, ['same', 'removed'])).toBe(before)
      expect(joined(pieces, ['same', 'added'])).toBe(after)
      for (const piece of pieces) expect(piece.text).not.toBe('')
    }),
  )
})

it('takes two long texts with nothing in common', () => {
  const before = Array.from({ length: 2000 }, (_, n) => `a${n}`).join(' ')
  const after = Array.from({ length: 2000 }, (_, n) => `b${n}`).join(' ')
  expect(wordDiff(before, after).map(piece => piece.kind)).toEqual(['removed', 'added'])
})
