import { isLogPosition, withinReadPosition } from '#db/replica/read-position.ts'

/**
 * Runs `work` for a reader who has seen everything up to this place in the database's log, as `Database.logPosition` told it
 * after their last change; null, or what is no place, for somebody who has changed nothing of late. Only within may anything be
 * read from a replica.
 */
export function withinSeen<T>(seen: string | null, work: () => T): T {
  return withinReadPosition({ seen: isLogPosition(seen) ? seen : null }, work)
}
