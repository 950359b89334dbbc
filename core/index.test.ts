import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as library from './index.ts'

/** What others build on: none of these names may go, and none may change. */
const PROMISED = {
  'tiers and plans': `TIERS normaliseTier meetsTier FEATURES featureTier hasFeature ROUTE_GATES PLANS planLimit
    annualSavingPence onboardingFeatures`,
  'passwords, sanitising, errors, retry': `checkPassword sanitiseText sanitiseUrl sanitiseFilename sanitiseEmail
    sanitiseNumber sanitiseStringArray sanitiseReferralCode friendlyMessage mapAuthError authBackoffMs RETRY_POLICIES
    retryDelayMs isRetryable retry`,
  progress: 'computeProgress progressStage nextAction softUnlocks foundationFilled',
  'the brand score': 'checkinScore recencyScore scoreConfidence scoreBrand',
  'how a text sounds': 'scoreContent',
  insights: 'priorityBand buildInsights rankInsights',
  'the rest': `checkIntegrity normaliseClarify CLARIFY_FIELDS buildAssistantContext nextSuggestion behaviourHints
    connectionReducer connectionLabel QUIZ_STEPS scoreQuiz kickstartStepValid addCoreValue toBrandSnapshot parseReferral
    personalise`,
}

/** What the rules look for in what they are given. */
const READ_KEYS = [
  ...[
    'alignment',
    'ageDays',
    'checkins',
    'postScores',
    'content',
    'overall',
    'createdAt',
    'foundationFilled',
  ],
  ...['stories', 'posts', 'clarify', 'profile', 'counted', 'metadata', 'integrity', 'pillars', 'campaigns'],
  ...['type', 'status', 'attempt', 'message', 'code', 'page', 'current', 'clarifyCompleted', 'currentStage'],
  ...['brandHeart', 'coreValues', 'brandVoice', 'core_values', 'brand_heart_problem', 'words_to_avoid'],
  ...['target_audience', 'biggest_challenge', 'id', 'priority', 'expiresAt', 'get', 'toString'],
]

const promised = Object.values(PROMISED).flatMap(names => names.split(/\s+/))

describe("the library's face", () => {
  it.each(promised)('has %s', name => {
    expect(library).toHaveProperty(name)
  })

  it('has the schemas of all forms beside them, and nothing else', () => {
    const others = Object.keys(library).filter(name => !promised.includes(name))
    expect(others.filter(name => !/Schema$|_SCHEMAS$/.test(name))).toEqual([])
  })

  it('answers whatever it is given, without a throw', () => {
    const throws = () => {
      throw new Error('no')
    }
    // Printed by what it holds: fast-check reads everything it shows.
    const hostile = fc
      .uniqueArray(fc.constantFrom(...READ_KEYS), { maxLength: 12 })
      .map(keys =>
        Object.defineProperties(
          { [fc.toStringMethod]: () => `throws at ${keys}` },
          Object.fromEntries(keys.map(key => [key, { get: throws, enumerable: true }])),
        ),
      )
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true }),
      fc.dictionary(
        fc.constantFrom(...READ_KEYS),
        fc.oneof(fc.anything(), hostile, fc.array(hostile, { maxLength: 3 })),
      ),
      fc.constantFrom<unknown>(undefined, Symbol('x'), () => 0.5, new Date(Number.NaN), Number.NaN),
      hostile,
    )
    const functions = promised
      .filter(name => name !== 'retry')
      .map(name => [name, Reflect.get(library, name)])
    for (const [name, rule] of functions) {
      if (typeof rule !== 'function') continue
      fc.assert(
        fc.property(fc.array(anything, { maxLength: 3 }), input => {
          expect(() => rule(...input), name).not.toThrow()
        }),
        { numRuns: 50 },
      )
    }
  })

  it('says each name', () => {
    expect(readFileSync(new URL('index.ts', import.meta.url), 'utf8')).not.toMatch(/export \*/)
  })
})
