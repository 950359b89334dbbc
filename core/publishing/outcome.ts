import type { ScheduledPostStatus } from '../schedule/status.ts'
import { isPassing, type TargetState } from './states.ts'

/** Where a scheduled post stands by what became of it on each account. */
export interface TargetsOutcome {
  readonly status: Extract<ScheduledPostStatus, 'sending' | 'published' | 'handed_over' | 'failed' | 'missed'>
  /** In plain words, when it did not work out everywhere; else empty. */
  readonly reason: string
}

/**
 * The state of a scheduled post whose targets stand like this, at least one of which has begun; null without targets.
 * What somebody still has to do comes before what is done, so that nothing is forgotten.
 */
export function outcomeOf(states: readonly TargetState[]): TargetsOutcome | null {
  if (states.length === 0) return null
  if (states.some(isPassing)) return { status: 'sending', reason: '' }
  const published = states.filter(state => state === 'published').length
  const reason = published === states.length ? '' : reasonOf(published, states.length)
  if (states.includes('handed_over')) return { status: 'handed_over', reason }
  if (published > 0) return { status: 'published', reason }
  return { status: states.includes('refused') ? 'failed' : 'missed', reason }
}

function reasonOf(published: number, all: number): string {
  if (published === 0) return all === 1 ? 'It wasn’t published.' : 'It wasn’t published on any account.'
  return `Published on ${published} of ${all} accounts.`
}
