import type { SourceProblem } from '#core/watch/health.ts'
import { readStatus } from '#core/watch/polling.ts'

/** What is wrong with an answer of this status, when an address is added and nothing could be read there. */
export function problemOfStatus(status: number, retryAfter: string, now: Date): SourceProblem {
  const { kind } = readStatus(status, retryAfter, now)
  if (kind === 'limited' || kind === 'gone') return kind
  if (kind === 'fresh') return 'unreadable'
  return status === 404 ? 'not_found' : 'refused'
}
