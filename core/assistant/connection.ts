import { readCount, readKey } from '../shared/untrusted.ts'

export type ConnectionStatus = 'connected' | 'disconnected' | 'reconnecting' | 'error'

/** The state of the connection indicator; `attempt` counts from 0. */
export interface ConnectionState {
  readonly status: ConnectionStatus
  readonly attempt: number
}

/**
 * What can happen: a check passed, failed or threw; the follow-up to a failure begins to reconnect; nobody is signed
 * in (any more).
 */
export type ConnectionEvent =
  | { readonly type: 'check_passed' }
  | { readonly type: 'check_failed' }
  | { readonly type: 'check_threw' }
  | { readonly type: 'reconnect' }
  | { readonly type: 'signed_out' }

export const CONNECTED: ConnectionState = { status: 'connected', attempt: 0 }
export const CONNECTION_CHECK_MS = 30_000

const STATUSES: readonly ConnectionStatus[] = ['connected', 'disconnected', 'reconnecting', 'error']
const RETRY_BASE_MS = 1000
const RETRY_CAP_MS = 30_000
/** Beyond this exponent the cap has long been reached; keeps the power finite. */
const LARGEST_EXPONENT = 30

function readState(state: unknown): ConnectionState {
  const status = readKey(state, 'status')
  return {
    status: STATUSES.find(candidate => candidate === status) ?? 'connected',
    attempt: readCount(readKey(state, 'attempt')),
  }
}

/**
 * The states of the connection. A check that fails while connected makes it disconnected (error when it threw);
 * `reconnect` follows at once and counts the attempt; a failure while reconnecting counts the next attempt; a passed
 * check, or nobody signed in, makes it connected and forgets the attempts. An unreadable state is connected, an unknown
 * event changes nothing.
 */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const { status, attempt } = readState(state)
  switch (readKey(event, 'type')) {
    case 'check_passed':
    case 'signed_out':
      return CONNECTED
    case 'check_failed':
    case 'check_threw':
      if (status === 'reconnecting') return { status, attempt: attempt + 1 }
      if (status !== 'connected') return { status, attempt }
      return { status: readKey(event, 'type') === 'check_threw' ? 'error' : 'disconnected', attempt }
    case 'reconnect':
      return status === 'disconnected' || status === 'error'
        ? { status: 'reconnecting', attempt: attempt + 1 }
        : { status, attempt }
    default:
      return { status, attempt }
  }
}

/**
 * The text of the banner: `''` while connected (nothing is shown). `dots`, one to three, is the frame of the animated
 * dots of 'Reconnecting'.
 */
export function connectionLabel(state: ConnectionState, dots = 3): string {
  const { status, attempt } = readState(state)
  switch (status) {
    case 'connected':
      return ''
    case 'disconnected':
      return 'Connection lost'
    case 'error':
      return 'Connection error'
    case 'reconnecting': {
      const frame = '.'.repeat(Math.min(3, Math.max(1, readCount(dots))))
      return attempt > 0 ? `Reconnecting${frame} (Attempt ${attempt})` : `Reconnecting${frame}`
    }
  }
}

/** Milliseconds before the next attempt: 1 s doubled per attempt from 0, at most 30 s. */
export function connectionRetryDelayMs(attempt: number): number {
  return Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** Math.min(LARGEST_EXPONENT, readCount(attempt)))
}
