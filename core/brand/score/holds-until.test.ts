import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreHoldsUntil } from './holds-until.ts'
import type { BrandScoreInput } from './input.ts'
import { BRAND_SCORE_RULES, SCORE_LIMITS } from './rules.ts'
import { scoreBrand } from './score-brand.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

/** Instants around `NOW`, most of them close to the turn of a day's age. */
const instant = fc.oneof(
  fc.double({ min: -3, max: 90, noNaN: true }).map(daysAgo),
  fc.integer({ min: -2, max: 62 }).map(daysAgo),
)
const percent = fc.integer({ min: 0, max: 100 })
const inputs: fc.Arbitrary<BrandScoreInput> = fc.record({
  checkins: fc.array(fc.record({ alignment: fc.integer({ min: 0, max: 10 }), createdAt: instant }), {
    maxLength: 9,
  }),
  postScores: fc.array(fc.record({ overall: percent, createdAt: instant }), { maxLength: 9 }),
  content: fc.array(
    fc.record({ voice: percent, values: percent, audience: percent, emotion: percent, overall: percent }),
    { maxLength: 4 },
  ),
})

function scoreAt(input: BrandScoreInput, at: Date) {
  const { lastUpdated: _lastUpdated, ...score } = scoreBrand(input, at)
  return score
}

describe('how long a score holds', () => {
  it('is never longer than the score is the same', () => {
    fc.assert(
      fc.property(inputs, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (input, share) => {
        const until = scoreHoldsUntil(input, NOW)
        const end = until?.getTime() ?? NOW.getTime() + 400 * DAY_MS
        expect(end).toBeGreaterThan(NOW.getTime())
        const score = scoreAt(input, NOW)
        const within = Math.floor(NOW.getTime() + share * (end - 1 - NOW.getTime()))
        for (const at of [within, end - 1]) expect(scoreAt(input, new Date(at))).toEqual(score)
      }),
      { numRuns: 2000 },
    )
  })
  it('ends with the day on which a check-in or a post score counts otherwise', () => {
    const fresh = { checkins: [{ alignment: 8, createdAt: daysAgo(3) }], postScores: [], content: [] }
    expect(scoreHoldsUntil(fresh, NOW)).toEqual(daysAgo(-5))
    const scored = { checkins: [], postScores: [{ overall: 70, createdAt: daysAgo(30.5) }], content: [] }
    expect(scoreHoldsUntil(scored, NOW)).toEqual(daysAgo(-0.5))
  })
  it('never ends where nothing is left that ages', () => {
    const content = [{ voice: 1, values: 2, audience: 3, emotion: 4, overall: 5 }]
    expect(scoreHoldsUntil({ checkins: [], postScores: [], content }, NOW)).toBeNull()
    const old = { alignment: 8, createdAt: daysAgo(61) }
    expect(scoreHoldsUntil({ checkins: [old], postScores: [], content }, NOW)).toBeNull()
    const unreadable = { alignment: 8, createdAt: new Date(Number.NaN) }
    expect(scoreHoldsUntil({ checkins: [unreadable], postScores: [], content }, NOW)).toBeNull()
  })
})

/** The same five hundred histories for ever, from numbers that follow each other without a pattern. */
function histories(): BrandScoreInput[] {
  let state = 1
  const upTo = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (limit + 1)
  }
  const many = <Row>(limit: number, make: () => Row) => Array.from({ length: upTo(limit) }, make)
  const createdAt = () => daysAgo(upTo(1500) / 20 - 2)
  return Array.from({ length: 500 }, () => ({
    checkins: many(9, () => ({ alignment: upTo(10), createdAt: createdAt() })),
    postScores: many(9, () => ({ overall: upTo(100), createdAt: createdAt() })),
    content: many(4, () => ({
      voice: upTo(100),
      values: upTo(100),
      audience: upTo(100),
      emotion: upTo(100),
      overall: upTo(100),
    })),
  }))
}

/** What the rules of each number make of them. */
const FINGERPRINTS: Readonly<Record<number, string>> = { 1: 'e92dfc55b57d1f39' }

describe('the number of the rules', () => {
  it('is counted up whenever they give another score: then add its fingerprint beside it', () => {
    const scores = histories().map(input => scoreAt(input, NOW))
    const text = JSON.stringify([SCORE_LIMITS, scores])
    expect(FINGERPRINTS[BRAND_SCORE_RULES]).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16))
  })
})
