import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNTOLD_REASONS } from '../brand/alignment/certainty/reasons.ts'
import { DIMENSIONS } from '../brand/alignment/types.ts'
import { alignmentGuidance } from './guidance.ts'

const score = fc.integer({ min: 30, max: 100 })
const alignment = fc.record({ voice: score, values: score, audience: score, emotion: score, overall: score })

describe('alignmentGuidance', () => {
  it('says that a high score sounds like the brand, and nothing more when no dimension is low', () => {
    const even = { voice: 84, values: 82, audience: 88, emotion: 80, overall: 84 }
    expect(alignmentGuidance(even)).toBe('This sounds like you.')
  })

  it('has a word for each band, and says where the most is to gain', () => {
    const said = (overall: number, values: number) =>
      alignmentGuidance({ voice: 90, values, audience: 90, emotion: 90, overall })
    const more = 'Work next on values: what you stand for.'
    expect(said(80, 60)).toBe('This sounds like you.')
    expect(said(80, 59)).toBe(`This sounds like you. ${more}`)
    expect(said(79, 60)).toBe(`This is close to how you sound. ${more}`)
    expect(said(60, 60)).toBe(`This is close to how you sound. ${more}`)
    expect(said(59, 60)).toBe(`This could be anyone’s post so far. ${more}`)
  })

  it('sends nobody to a dimension of which the brand says nothing', () => {
    const even = { voice: 50, values: 62, audience: 90, emotion: 90, overall: 73 }
    expect(alignmentGuidance({ ...even, unrated: ['voice'] })).toContain('Work next on values')
  })

  it('explains each dimension, the first of those that are alike', () => {
    const even = { voice: 50, values: 50, audience: 50, emotion: 50, overall: 50 }
    expect(alignmentGuidance(even)).toContain('Work next on voice: the way you speak.')
    const about = DIMENSIONS.map(name => alignmentGuidance({ ...even, [name]: 40 }).split(`${name}: `)[1])
    expect(new Set(about).size).toBe(DIMENSIONS.length)
    for (const words of about) expect(words).toMatch(/^\p{L}.+\.$/u)
  })

  it('says why there is no score where there is none', () => {
    const low = { voice: 0, values: 0, audience: 0, emotion: 0, overall: 0 }
    for (const certainty of ['too_little', 'other_language', 'no_foundation'] as const)
      expect(alignmentGuidance({ ...low, certainty })).toBe(UNTOLD_REASONS[certainty])
  })

  it('names the lowest dimension whenever one is below 60', () => {
    fc.assert(
      fc.property(alignment, scores => {
        const lowest = Math.min(...DIMENSIONS.map(name => scores[name]))
        fc.pre(lowest < 60)
        const named = DIMENSIONS.find(name => alignmentGuidance(scores).includes(`on ${name}:`))
        expect(named && scores[named]).toBe(lowest)
      }),
    )
  })

  it('always fits the column it is kept in', () => {
    fc.assert(fc.property(alignment, scores => alignmentGuidance(scores).length <= 2000))
  })
})
