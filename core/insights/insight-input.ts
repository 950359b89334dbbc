import type { ClarifyData } from '../brand/clarify/keys.ts'
import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { FOUNDATION_FIELDS, foundationFilled } from '../brand/foundation.ts'
import { ageInDays, type ScoredCheckin, type ScoredContent, type ScoredPost } from '../brand/score/input.ts'
import { scoreBrand } from '../brand/score/score-brand.ts'
import { readArray, readBetween, readCount, readInstant, readKey } from '../shared/untrusted.ts'

/** What the insight rules look at. */
export interface InsightInput {
  /** The completed ones, in any order. */
  readonly checkins: readonly ScoredCheckin[]
  /** Brand score, 0 to 100; when left out it is that of `score`, else computed from what is given here. */
  readonly overall?: number
  readonly score?: { readonly overall: number }
  readonly postScores?: readonly ScoredPost[]
  readonly content?: readonly ScoredContent[]
  /** Brand answers in any shape `normaliseClarify` reads; when left out they are looked for in the input itself. */
  readonly clarify?: unknown
  /** 0 to 5; when left out it is counted in `clarify`. */
  readonly foundationFilled?: number
  /** The posts themselves or how many there are. */
  readonly posts: number | readonly unknown[]
}

export interface ReadInsightInput {
  readonly checkins: number
  /** Whole days since the newest check-in; null without one, or when its date cannot be read. */
  readonly newestAgeDays: number | null
  readonly overall: number
  readonly foundationFilled: number
  readonly coreValues: number
  readonly hasBrandHeart: boolean
  readonly posts: number
}

function readPosts(value: unknown): number {
  return Array.isArray(value) ? value.length : readCount(value)
}

function newestAge(checkins: readonly unknown[], now: Date | null): number | null {
  if (!now) return null
  let newest: number | null = null
  for (const checkin of checkins) {
    const at = readInstant(readKey(checkin, 'createdAt', 'created_at'))
    if (!at) continue
    const age = ageInDays(at, now)
    if (newest === null || age < newest) newest = age
  }
  return newest
}

function isCompleted(checkin: unknown): boolean {
  return typeof checkin === 'object' && checkin !== null && readKey(checkin, 'completed') !== false
}

/** What can be read of the input; counts that cannot be read are 0. */
export function readInsightInput(input: unknown, now: Date | null): ReadInsightInput {
  const checkins = readArray(readKey(input, 'checkins')).filter(isCompleted)
  const clarify: ClarifyData = normaliseClarify(readKey(input, 'clarify', 'clarifyData') ?? input)
  const score = readKey(input, 'overall') ?? readKey(readKey(input, 'score'), 'overall')
  const priority = readBetween(score, 0, 100)
  const filled = readBetween(readKey(input, 'foundationFilled'), 0, FOUNDATION_FIELDS.length)
  return {
    checkins: checkins.length,
    newestAgeDays: newestAge(checkins, now),
    overall:
      priority ?? scoreBrand(input as Parameters<typeof scoreBrand>[0], now ?? new Date(Number.NaN)).overall,
    foundationFilled: filled ?? foundationFilled(clarify),
    coreValues: clarify.core_values?.length ?? 0,
    hasBrandHeart: clarify.brand_heart_problem !== undefined,
    posts: readPosts(readKey(input, 'posts')),
  }
}
