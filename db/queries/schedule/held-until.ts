import { POST_DEADLINES } from '#core/posts/deadline.ts'
import type { Sql } from '../../client.ts'

/**
 * When a scheduled post that is held now counts as missed, for an update of `content_planner`: at its time, or a day after
 * it where that has passed (`deadlineOf` in core/posts/deadline.ts).
 */
export function heldUntil(sql: Sql, { now }: { now: Date }) {
  const afterMs = POST_DEADLINES.due?.afterMs ?? 0
  return sql`
    case when scheduled_for < ${now} then scheduled_for + ${afterMs} * interval '1 millisecond' else scheduled_for end
  `
}

/** Whether a scheduled post that is held can still go on: before its deadline, or before its time where it has none. */
export function isHeldInTime(sql: Sql, { now }: { now: Date }) {
  return sql`coalesce(deadline_at, scheduled_for) > ${now}`
}
