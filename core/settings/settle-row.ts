type Row = Readonly<Record<string, unknown>>

/** States of a post, and of its place in the planner, in which something still happens to it by itself. */
const UNSENT: readonly unknown[] = ['scheduled', 'due', 'sending', 'handed_over', 'held']

/** Is this a post that was still to go out when its workspace was exported? */
export function isUnsent(row: Row): boolean {
  return UNSENT.includes(row.status)
}

interface Settling {
  readonly now: Date
  /** Ids of posts whose time has passed since. */
  readonly missed: ReadonlySet<unknown>
  /** Why a post is paused. */
  readonly pausedWords: string
}

const isPast = (instant: unknown, now: Date) => typeof instant === 'string' && new Date(instant) <= now

/** Is this a place in the planner that was to go out, and whose time has passed? */
export function isMissed(row: Row, now: Date): boolean {
  return isUnsent(row) && isPast(row.scheduled_for, now)
}

/**
 * A row of an export as it may be brought in: nothing goes out because of it, nobody is written to, and no link opens that
 * was another workspace's. Columns that the row does not have stay away.
 */
export function settleRow(table: string, row: Row, { now, missed, pausedWords }: Settling): Row {
  const at = now.toISOString()
  switch (table) {
    case 'content_planner':
      if (!isUnsent(row)) return row
      if (isMissed(row, now))
        return { ...row, status: 'missed', status_since: at, deadline_at: null, held_reason: '' }
      if (row.status === 'held') return row
      return {
        ...row,
        status: 'held',
        status_since: at,
        deadline_at: row.scheduled_for,
        held_reason: pausedWords,
      }
    case 'content_created':
      if (!isUnsent(row)) return row
      return { ...row, status: missed.has(row.id) ? 'missed' : 'held' }
    // Whoever was to approve is of another team: nobody is reminded.
    case 'post_reviews':
      return row.decision === null ? { ...row, due_at: null } : row
    // What was on its way has not gone from here, and does not go.
    case 'lead_messages':
      return row.state === 'waiting' || row.state === 'sending'
        ? { ...row, state: 'failed', next_try_at: null }
        : row
    // Who was to write it down is elsewhere; it can be asked for again.
    case 'media':
      return row.transcription === 'waiting' ? { ...row, transcription: 'failed' } : row
    // Whoever asked was told by the other workspace, and their links led there.
    case 'content_requests':
      return { ...row, news: 'off', confirm_until: null }
    case 'lead_submissions':
      return { ...row, confirm_until: null }
    // Looked at again once its owner says so.
    case 'watch_sources':
      return { ...row, paused_at: row.paused_at ?? at, claimed_until: null }
    default:
      return row
  }
}
