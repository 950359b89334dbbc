import { AsyncLocalStorage } from 'node:async_hooks'

/** How far a reader has to see: a place in the primary's log, or null where any place does. */
export interface ReadPosition {
  readonly seen: string | null
}

const positions = new AsyncLocalStorage<ReadPosition>()

/** A place in PostgreSQL's log as it writes it, such as `16/B374D848`. */
const LOG_POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** True for the text form of a place in the log: ask before a query, because PostgreSQL answers anything else with an error. */
export function isLogPosition(text: unknown): text is string {
  return typeof text === 'string' && LOG_POSITION.test(text)
}

/**
 * Runs `work` for a reader who has seen everything up to this place, their own changes among it. Only what runs within may
 * be read from a replica: whoever says nothing of what they have seen reads from the primary.
 */
export function withinReadPosition<T>(position: ReadPosition, work: () => T): T {
  return positions.run(position, work)
}

/** What the present reader has seen; undefined outside of `withinReadPosition`. */
export function readPosition(): ReadPosition | undefined {
  return positions.getStore()
}
