import { readInstant } from '../../shared/untrusted.ts'
import { type BrandScoreInput, mean, type ReadScoreInput, readScoreInput } from './input.ts'
import {
  CHECKIN_SHARE,
  type CheckinScoreParts,
  CONTENT_SHARE,
  checkinScoreParts,
  FALLBACK_SCORE,
  FRESH_CHECKIN_DAYS,
  recencyScore,
  SCORE_WINDOW_DAYS,
  type ScoreSource,
  scoreConfidence,
} from './rules.ts'

export interface BrandScoreBreakdown {
  /** 0 to 100, not rounded; null without a check-in. */
  readonly checkinScore: number | null
  /** Mean overall of the content, not rounded; null without content. */
  readonly contentScore: number | null
  /** Mean overall of the post scores of the last 30 days, not rounded; null without any. */
  readonly aiScore: number | null
  /** Check-ins of the last 30 days. */
  readonly frequency: number
  /** 20 to 100; 20 without a check-in. */
  readonly recency: number
}

/** The brand score; the five numbers are whole, 0 to 100. */
export interface BrandScore {
  readonly overall: number
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
  readonly lastUpdated: Date
  readonly dataSource: ScoreSource
  /** 0 to 100. */
  readonly confidence: number
  readonly breakdown: BrandScoreBreakdown
}

/** Everything the score is made of, before it is put together; shared by the score and its explanation. */
export interface ScoreParts {
  readonly read: ReadScoreInput
  readonly source: ScoreSource
  readonly checkin: CheckinScoreParts | null
  readonly contentMean: number | null
  readonly aiMean: number | null
  /** How many post scores `aiMean` rests on. */
  readonly recentPosts: number
  readonly overall: number
}

/** The parts that settle the source and the overall number, as they stood at one instant. */
export interface SettledFrom {
  /** Whole days since the newest check-in; null without one. */
  readonly checkinAge: number | null
  readonly checkin: CheckinScoreParts | null
  readonly aiMean: number | null
  readonly contentMean: number | null
}

/** The source of the score and its overall number, 0 to 100: how recent the check-in is decides. */
export function settleScore(parts: SettledFrom): { readonly source: ScoreSource; readonly overall: number } {
  const { checkinAge, checkin, aiMean, contentMean } = parts
  if (checkin && checkinAge !== null && checkinAge <= FRESH_CHECKIN_DAYS) {
    const rest = contentMean ?? aiMean ?? FALLBACK_SCORE
    return {
      source: 'checkin',
      overall: Math.round(CHECKIN_SHARE * checkin.total + CONTENT_SHARE * rest),
    }
  }
  if (aiMean !== null && aiMean > 0) return { source: 'ai', overall: Math.round(aiMean) }
  if (contentMean !== null) return { source: 'content', overall: Math.round(contentMean) }
  return { source: 'fallback', overall: FALLBACK_SCORE }
}

/** Reads the input and settles the source and the overall number. */
export function scoreParts(input: BrandScoreInput, now: Date): ScoreParts {
  const read = readScoreInput(input, readInstant(now))
  const newest = read.checkins[0]
  const recent = read.posts.filter(post => post.ageDays <= SCORE_WINDOW_DAYS)
  const aiMean = mean(recent.map(post => post.value))
  const contentMean = mean(read.content.overall)
  const checkin = newest
    ? checkinScoreParts({ alignment: newest.value, ageDays: newest.ageDays, count: read.checkins.length })
    : null
  const { source, overall } = settleScore({
    checkinAge: newest?.ageDays ?? null,
    checkin,
    aiMean,
    contentMean,
  })
  return { read, source, checkin, contentMean, aiMean, recentPosts: recent.length, overall }
}

const SAMPLES: Record<ScoreSource, (parts: ScoreParts) => number> = {
  checkin: parts => parts.read.checkins.length,
  ai: parts => parts.recentPosts,
  content: parts => parts.read.content.overall.length,
  fallback: () => 0,
}

/**
 * The brand score of a workspace. Entries without a readable value or date are left out; values are held within their
 * ranges; dates ahead of `now` count as today. When `now` is no date, nothing dated counts and `lastUpdated` is the
 * epoch.
 */
export function scoreBrand(input: BrandScoreInput, now: Date): BrandScore {
  return scoreOf(scoreParts(input, now), now)
}

/** The brand score out of its parts at `now`. */
export function scoreOf(parts: ScoreParts, now: Date): BrandScore {
  const { read, source, overall } = parts
  const dimension = (values: readonly number[]) => {
    const average = mean(values)
    return average === null ? overall : Math.round(average)
  }
  return {
    overall,
    voice: dimension(read.content.voice),
    values: dimension(read.content.values),
    audience: dimension(read.content.audience),
    emotion: dimension(read.content.emotion),
    lastUpdated: readInstant(now) ?? new Date(0),
    dataSource: source,
    confidence: scoreConfidence(source, SAMPLES[source](parts)),
    breakdown: {
      checkinScore: parts.checkin?.total ?? null,
      contentScore: parts.contentMean,
      aiScore: parts.aiMean,
      frequency: read.checkins.filter(checkin => checkin.ageDays <= SCORE_WINDOW_DAYS).length,
      recency: recencyScore(read.checkins[0]?.ageDays ?? Number.POSITIVE_INFINITY),
    },
  }
}
