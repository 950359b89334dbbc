import { withinDeadline } from '#db/guard/deadline.ts'

/** Milliseconds that one request may spend waiting for the database, from the first query to the last. */
export const REQUEST_DEADLINE_MS = 5_000

/**
 * Milliseconds until a job's question counts as lost: twice what the server lets a statement run, so that only a link that
 * died in silence meets it.
 */
export const JOB_DEADLINE_MS = 30_000

/** Does the work of one request, whose queries share its time; when that is over, they fail as in an outage. */
export function withinRequestDeadline<T>(work: () => Promise<T>): Promise<T> {
  return withinDeadline(work, REQUEST_DEADLINE_MS)
}
