import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateTokens, fitting } from './tokens.ts'

// Counted with OpenAI's o200k tokeniser: the estimate must not be below.
it.each([
  ['The quick brown fox jumps over the lazy dog.', 10],
  ['Burnt-out NHS nurses', 6],
  ['', 0],
])('%j comes to at least %i tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens)
})

it('costs more in scripts of which a tokeniser knows fewer words', () => {
  expect(estimateTokens('здравствуйте')).toBeGreaterThan(estimateTokens('good morning'))
  expect(estimateTokens('你好')).toBeGreaterThanOrEqual(2)
  expect(estimateTokens('👩‍👧')).toBeGreaterThanOrEqual(5)
})

it('is never less for more text, and parts keep to their budget whole and in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(estimateTokens(a + b)).toBeGreaterThanOrEqual(estimateTokens(a))
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(200), (parts, tokens) => {
      const kept = fitting(parts, tokens)
      const cost = kept.reduce((sum, part) => sum + estimateTokens(JSON.stringify(part)), 0)
      expect(cost).toBeLessThanOrEqual(tokens)
      let at = -1
      for (const part of kept) {
        at = parts.indexOf(part, at + 1)
        expect(at).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
