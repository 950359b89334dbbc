import type { WorkerName, workerState } from '#core/shared/worker-state.ts'

type State = ReturnType<typeof workerState>

/** What works in the background, as people know it. */
export const WORKER_NAMES: Readonly<Record<WorkerName, { name: string; what: string }>> = {
  mail: { name: 'Email', what: 'Sends confirmations, links and notices.' },
  planner: { name: 'Planner', what: 'Publishes scheduled posts, and tells you when one is due.' },
  billing: { name: 'Payments', what: 'Updates your plan when you pay.' },
}

/** How something does, in a word. */
export const WORKER_STATES: Readonly<Record<State, string>> = {
  working: 'Working',
  behind: 'Running late',
  unknown: 'Unknown',
}

/** The whole service, in a sentence. */
export const STATUS_SENTENCES: Readonly<Record<State, string>> = {
  working: 'Everything is working',
  behind: 'Some work is running late',
  unknown: 'We don’t know how everything is doing right now',
}

/** A share from 0 to 1 in words that never round a lateness away: 0.99999 is “99.99%”. */
export function shareOnTime(share: number): string {
  const hundredths = share === 1 ? 10_000 : Math.min(9_999, Math.floor(share * 10_000))
  return `${Number((hundredths / 100).toFixed(2))}%`
}
