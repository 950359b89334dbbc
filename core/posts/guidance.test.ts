import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIMENSIONS } from '../brand/alignment/types.ts'
import { alignmentGuidance } from './guidance.ts'

const score = fc.integer({ min: 30, max: 100 })
const alignment = fc.record({ voice: score, values: score, audience: score, emotion: score, overall: score })

describe('alignmentGuidance', () => {
  it('says that a high score sounds like the brand, and nothing more when no dimension is low', () => {
    const even = { voice: 84, values: 82, audience: 88, emotion: 80, overall: 84 }
    expect(alignmentGuidance(even)).toBe('This sounds like you.')
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
