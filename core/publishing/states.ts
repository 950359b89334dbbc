/** States of a scheduled post on its way to one account. */
export const TARGET_STATES = [
  'prepared',
  'sending',
  'published',
  'may_be_published',
  'refused',
  'handed_over',
  'missed',
] as const
export type TargetState = (typeof TARGET_STATES)[number]

/** The words for each state. */
export const TARGET_LABELS: Readonly<Record<TargetState, string>> = {
  prepared: 'Scheduled',
  sending: 'Sending',
  published: 'Published',
  may_be_published: 'May be published',
  refused: 'Not published',
  handed_over: 'Post it yourself',
  missed: 'Missed',
}

/** Does the engine still have something to do? In the other states it has ended, for the engine. */
export function isPassing(state: TargetState): boolean {
  return state === 'prepared' || state === 'sending' || state === 'may_be_published'
}

/** How an account that is shown stands: what is connected, and what its network no longer lets us use. */
export type ConnectionStatus = 'connected' | 'needs_reconnecting'
