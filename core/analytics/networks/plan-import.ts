import { DAY_MS } from '../../shared/time.ts'
import type { MatchedPost } from './match-rows.ts'
import { METRICS, type PostNumbers, sameNumbers } from './post-numbers.ts'

export type PlannedNumbersKind = 'new' | 'changed' | 'same'

/** What an import does to the numbers of a post. */
export interface PlannedNumbers extends MatchedPost {
  readonly kind: PlannedNumbersKind
  /** The imported numbers as they are before; null where there are none. */
  readonly before: PostNumbers | null
}

/** What an import comes to. A number that the file does not have stays; the same file a second time changes nothing. */
export function planNumbers(
  matched: readonly MatchedPost[],
  imported: ReadonlyMap<string, PostNumbers>,
): readonly PlannedNumbers[] {
  return matched.map(match => {
    const before = imported.get(match.postId) ?? null
    if (!before) return { ...match, before, kind: 'new' }
    const numbers = { ...before }
    for (const metric of METRICS) numbers[metric] = match.numbers[metric] ?? before[metric]
    return { ...match, numbers, before, kind: sameNumbers(numbers, before) ? 'same' : 'changed' }
  })
}

/** Whether an import can still be undone: within a day. */
export function canUndoImport(importedAt: Date, now: Date): boolean {
  return now.getTime() - importedAt.getTime() < DAY_MS
}
