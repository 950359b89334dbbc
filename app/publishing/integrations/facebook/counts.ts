import * as v from 'valibot'

/** What hangs on something, as Facebook counts it when it is asked for the sum alone. */
export const counted = v.optional(
  v.object({ summary: v.optional(v.object({ total_count: v.optional(v.number()) })) }),
)

/** A count that can be shown; null for none. */
export function countOf(count: number | undefined): number | null {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null
}
