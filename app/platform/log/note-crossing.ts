import type { Crossing } from '#db/crossings.ts'
import { logger } from './logger.ts'

/** Polls cross every few seconds: each reason is told of once in so many milliseconds, with how often it was given. */
const QUIET_MS = 60_000

const told = new Map<Crossing, { at: number; times: number }>()

/** Logs that a transaction looked across workspaces, and why. */
export function noteCrossing(reason: Crossing): void {
  const last = told.get(reason)
  const times = (last?.times ?? 0) + 1
  if (last && performance.now() - last.at < QUIET_MS) {
    last.times = times
    return
  }
  logger().info({ crossing: reason, times }, 'looked across workspaces')
  told.set(reason, { at: performance.now(), times: 0 })
}
