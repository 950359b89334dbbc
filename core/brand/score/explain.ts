import { numberText } from '../../shared/number-text.ts'
import type { BrandScoreInput } from './input.ts'
import { CHECKIN_SHARE, CONTENT_SHARE, FALLBACK_SCORE, SCORE_WINDOW_DAYS } from './rules.ts'
import { type ScoreParts, scoreParts } from './score-brand.ts'

export type ScoreReasonKind = 'checkin' | 'decay' | 'regularity' | 'content' | 'ai' | 'baseline' | 'rounding'

/** One thing that raised (points above 0) or lowered (below 0) the brand score. */
export interface ScoreReason {
  readonly kind: ScoreReasonKind
  /** Signed points; those of all reasons add up to the overall score. */
  readonly points: number
  /** What it is, in a sentence. */
  readonly text: string
}

/** With at most one decimal. */
function oneDecimal(value: number): string {
  return numberText(Math.round(value * 10) / 10)
}

function days(count: number): string {
  if (count === 0) return 'today'
  return count === 1 ? 'yesterday' : `${count} days ago`
}

function things(count: number, one: string, many: string): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`
}

function contentReason(parts: ScoreParts, share: number): ScoreReason {
  const { contentMean, aiMean, recentPosts } = parts
  if (contentMean !== null) {
    const pieces = things(parts.read.content.overall.length, 'post', 'posts')
    const text = `Your posts score ${oneDecimal(contentMean)} out of 100 on average (based on ${pieces}).`
    return { kind: 'content', points: share * contentMean, text }
  }
  if (aiMean !== null) return aiReason(aiMean, recentPosts, share)
  const text = `You haven’t saved a post yet, so your posts count as ${FALLBACK_SCORE} out of 100.`
  return { kind: 'baseline', points: share * FALLBACK_SCORE, text }
}

function aiReason(aiMean: number, posts: number, share: number): ScoreReason {
  const checked = things(posts, 'text', 'texts')
  const text = `The ${checked} you saved in the last ${SCORE_WINDOW_DAYS} days scored ${oneDecimal(aiMean)} out of 100 on average.`
  return { kind: 'ai', points: share * aiMean, text }
}

function checkinReasons(parts: ScoreParts): ScoreReason[] {
  const newest = parts.read.checkins[0]
  if (!parts.checkin || !newest) return []
  const { base, decay, bonus } = parts.checkin
  const reasons: ScoreReason[] = [
    {
      kind: 'checkin',
      points: CHECKIN_SHARE * base,
      text: `You rated your brand ${oneDecimal(newest.value)} out of 10 ${days(newest.ageDays)}.`,
    },
  ]
  if (decay !== 0) {
    reasons.push({
      kind: 'decay',
      points: CHECKIN_SHARE * decay,
      text: `That check-in was ${days(newest.ageDays)}.`,
    })
  }
  if (bonus !== 0) {
    const text = `You’ve checked in ${parts.read.checkins.length} times, which raises your score.`
    reasons.push({ kind: 'regularity', points: CHECKIN_SHARE * bonus, text })
  }
  return reasons
}

function sourceReasons(parts: ScoreParts): ScoreReason[] {
  switch (parts.source) {
    case 'checkin':
      return [...checkinReasons(parts), contentReason(parts, CONTENT_SHARE)]
    case 'ai':
      return [aiReason(parts.aiMean ?? 0, parts.recentPosts, 1)]
    case 'content':
      return [contentReason(parts, 1)]
    case 'fallback': {
      const text = `There’s nothing to measure yet, so your score is ${FALLBACK_SCORE} until you check in or save a post.`
      return [{ kind: 'baseline', points: FALLBACK_SCORE, text }]
    }
  }
}

/** Below this, rounding is not worth a line. */
const VISIBLE_ROUNDING = 1e-9

/**
 * Every point of the brand score traced to what raised or lowered it; the points add up to `scoreBrand(…).overall`.
 * Bad input is read as `scoreBrand` reads it.
 */
export function explainBrandScore(input: BrandScoreInput, now: Date): ScoreReason[] {
  const parts = scoreParts(input, now)
  const reasons = sourceReasons(parts)
  const rounding = parts.overall - reasons.reduce((sum, reason) => sum + reason.points, 0)
  if (Math.abs(rounding) < VISIBLE_ROUNDING) return reasons
  return [...reasons, { kind: 'rounding', points: rounding, text: 'Rounded to a whole number.' }]
}

/** What the history of the score does not tell by itself. */
export interface AdviceFacts {
  /** Posts were saved, with a score or without one: without a brand to compare with, they get none. */
  readonly hasPosts?: boolean
}

/** What would move the number next: at most three of them, the most useful first. */
export function scoreAdvice(input: BrandScoreInput, now: Date, facts: AdviceFacts = {}): string[] {
  return adviceOf(scoreParts(input, now), facts)
}

/** The same for a score whose parts are known. */
export function adviceOf(parts: ScoreParts, { hasPosts = false }: AdviceFacts = {}): string[] {
  const newest = parts.read.checkins[0]
  const advice: string[] = []
  if (!newest) advice.push('Do your first check-in. It takes a moment, and your own view counts most.')
  else if (parts.source !== 'checkin') {
    advice.push(`Check in again. Your last one was ${days(newest.ageDays)} and no longer counts most.`)
  }
  if (parts.contentMean === null && parts.aiMean === null) {
    advice.push(
      hasPosts
        ? `Complete your brand answers and save a post again to get it scored. Until then, a default of ${FALLBACK_SCORE} counts for your posts.`
        : 'Write and save a post, so your score isn’t based on a default of 50.',
    )
  } else if ((parts.contentMean ?? parts.aiMean ?? 0) < 60) {
    advice.push('Open your last post and follow its suggestions. They show which of your words are missing.')
  }
  if (newest && parts.read.checkins.length <= 6) {
    const more = (parts.read.checkins.length <= 3 ? 4 : 7) - parts.read.checkins.length
    advice.push(
      `${more === 1 ? 'One more check-in' : `${more} more check-ins`} will raise your score for checking in regularly.`,
    )
  }
  return advice
}
