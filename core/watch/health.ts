import { addDays } from '../shared/time.ts'

/** How a source is. */
export type SourceHealth = 'well' | 'amber' | 'red' | 'paused'

/** A feed, a page that is compared with itself, or the list of links that people of the workspace saved by hand. */
export type SourceKind = 'feed' | 'page' | 'saved'

/** Misses in a row from which a source is amber, and days without success from which it is red. */
export const HEALTH_LIMITS = { amberMisses: 3, redDays: 7 } as const

/** What went wrong at the last look at a source. */
export const SOURCE_PROBLEMS = [
  'limited',
  'gone',
  'not_found',
  'refused',
  'unreachable',
  'slow',
  'private',
  'too_long',
  'not_a_feed',
  'unreadable',
  'robots',
  'not_a_page',
] as const
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number]

/** How a source is: amber after 3 misses in a row, red after 7 days without success. */
export function sourceHealth(
  source: {
    readonly pausedAt: Date | null
    readonly misses: number
    readonly lastSuccessAt: Date | null
    readonly createdAt: Date
  },
  now: Date,
): SourceHealth {
  if (source.pausedAt) return 'paused'
  if (source.misses === 0) return 'well'
  if (addDays(source.lastSuccessAt ?? source.createdAt, HEALTH_LIMITS.redDays) <= now) return 'red'
  return source.misses >= HEALTH_LIMITS.amberMisses ? 'amber' : 'well'
}
