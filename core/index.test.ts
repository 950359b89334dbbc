import { readFileSync } from 'node:fs'
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

const promised = Object.values(PROMISED).flatMap(names => names.split(/\s+/))

describe("the library's face", () => {
  it.each(promised)('has %s', name => {
    expect(library).toHaveProperty(name)
  })

  it('has the schemas of all forms beside them, and nothing else', () => {
    const others = Object.keys(library).filter(name => !promised.includes(name))
    expect(others.filter(name => !/Schema$|_SCHEMAS$/.test(name))).toEqual([])
  })

  it('says each name', () => {
    expect(readFileSync(new URL('index.ts', import.meta.url), 'utf8')).not.toMatch(/export \*/)
  })
})
