import { readArray, readInstant, readKey, readNumber, readText } from '../shared/untrusted.ts'
import type { Insight } from './insight.ts'

/** How many insights are kept after ranking. */
export const RANKED_INSIGHTS = 10

/** What ranking looks at. */
export type RankableInsight = Pick<
  Insight,
  'id' | 'priority' | 'confidence' | 'isDismissed' | 'expiresAt' | 'createdAt'
>

function numberOf(insight: unknown, key: string): number {
  return readNumber(readKey(insight, key)) ?? 0
}

function instantOf(insight: unknown, key: string): number {
  return readInstant(readKey(insight, key))?.getTime() ?? Number.NEGATIVE_INFINITY
}

function compare(a: unknown, b: unknown): number {
  const byPriority = numberOf(b, 'priority') - numberOf(a, 'priority')
  if (byPriority !== 0) return byPriority
  const byConfidence = numberOf(b, 'confidence') - numberOf(a, 'confidence')
  if (byConfidence !== 0) return byConfidence
  const [createdA, createdB] = [instantOf(a, 'createdAt'), instantOf(b, 'createdAt')]
  if (createdA !== createdB) return createdA < createdB ? 1 : -1
  const [idA, idB] = [readText(readKey(a, 'id')), readText(readKey(b, 'id'))]
  if (idA === idB) return 0
  return idA < idB ? -1 : 1
}

function isShown(insight: unknown, now: Date | null): boolean {
  if (typeof insight !== 'object' || insight === null) return false
  if (readKey(insight, 'isDismissed') === true) return false
  const expiresAt = readInstant(readKey(insight, 'expiresAt'))
  return !(expiresAt && now && expiresAt <= now)
}

/**
 * The insights worth showing: without dismissed and expired ones (`expiresAt` ≤ `now`), by priority, then confidence,
 * then newest, then id; at most ten. The list is left as it is. Priorities and confidences that are no numbers count
 * as 0; an expiry that is no date never comes; when `now` is no date nothing has expired.
 */
export function rankInsights<T extends RankableInsight>(list: readonly T[], now: Date): T[] {
  const instant = readInstant(now)
  const shown = readArray(list).filter(insight => isShown(insight, instant)) as T[]
  return shown.sort(compare).slice(0, RANKED_INSIGHTS)
}
