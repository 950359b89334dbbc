import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinWords } from './join-words.ts'
import { STORY_LIMITS } from './limits.ts'

describe('words that were said', () => {
  it('stand alone where there were none, and behind those there were', () => {
    expect(joinWords('', 'The oven broke.')).toBe('The oven broke.')
    expect(joinWords(' \n', 'The oven broke.')).toBe('The oven broke.')
    expect(joinWords('Monday.', 'The oven broke.')).toBe('Monday.\n\nThe oven broke.')
    expect(joinWords('Monday.', '')).toBe('Monday.')
  })

  it('never write over what was written, and are never cut', () => {
    const text = fc.string({ minLength: 1, maxLength: 6_000 })
    fc.assert(
      fc.property(text, text, (body, said) => {
        const joined = joinWords(body, said)
        if (joined === null) return expect(body.length + said.length + 2).toBeGreaterThan(STORY_LIMITS.body)
        expect(joined.length).toBeLessThanOrEqual(STORY_LIMITS.body)
        if (body.trim() !== '') expect(joined.startsWith(body)).toBe(true)
        if (said.trim() !== '') expect(joined.endsWith(said)).toBe(true)
      }),
    )
  })
})
