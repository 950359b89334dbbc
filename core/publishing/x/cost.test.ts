import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xPostCost } from './cost.ts'

describe('what X charges for a post', () => {
  it('is more where there is a link', () => {
    for (const text of ['https://bread.example/a', 'See bread.co.uk', '(HTTP://a.b)', 'a\nbread.example.'])
      expect(xPostCost(text), text).toEqual({ dollars: 0.2, hasLink: true })
    for (const text of ['', 'Bread. Butter.', 'e.g. 3.50', 'ada@b', 'Wait...'])
      expect(xPostCost(text), text).toEqual({ dollars: 0.015, hasLink: false })
  })

  it('is never less for a text that has more in front of it or behind it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(xPostCost(`${before} https://a.example ${after}`).hasLink).toBe(true)
      }),
    )
  })
})
