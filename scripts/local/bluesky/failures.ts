import { type Order, takeOrder } from '../frame/orders.ts'

/** How the stand-in can be told to fail. */
export const FAILURES = [
  /** The record is made (the token renewed), and the line is cut before the answer. */
  'accept_then_drop',
  /** The record is made, and the answer is an error. */
  'accept_then_error',
  /** The line is cut before anything is done. */
  'drop',
  /** It is done, and the answer comes after `ms`. */
  'slow',
  /** 503 with Retry-After; nothing is done. */
  'unavailable',
  /** 429 with no points left; nothing is done. */
  'limited',
  /** 401 invalid_token, as for one that has expired. */
  'expired',
  /** 401: the account was taken down. */
  'taken_down',
  /** 413, as hosts with a limit of their own say it when a blob comes. */
  'too_large',
  /** 400 invalid_scope to an app that asks for more than `atproto` and `transition:…`, as when it signs in. */
  'old_scopes',
  /** Another nonce is demanded each time: every call takes two tries. */
  'nonce',
  /** The browser comes back with another server's name. */
  'wrong_issuer',
  /** 500 without having done anything. */
  'error',
] as const

export type Failure = (typeof FAILURES)[number]

/**
 * Which calls fail: those that put records, that upload, that read, that sign in (PAR and the code), that renew tokens,
 * or all but the last two.
 */
export const FAILING_CALLS = ['post', 'upload', 'read', 'sign_in', 'refresh', 'all'] as const
export type FailingCalls = (typeof FAILING_CALLS)[number]
export type FailureOrder = Order<Failure, FailingCalls>
/** What a call is; `other` fails with `all` only. */
export type CallKind = Exclude<FailingCalls, 'all'> | 'other'

/** The failure that a call meets, counted off; null when it goes well. Only those that `isMeant` are looked at. */
export function takeFailure(
  orders: FailureOrder[],
  kind: CallKind,
  isMeant: (failure: Failure) => boolean,
): FailureOrder | null {
  return takeOrder(orders, ({ calls, failure }) => isMeant(failure) && covers(calls, kind))
}

/** Whether a failure waits for calls of a kind. */
export function awaits(orders: readonly FailureOrder[], kind: CallKind, failure: Failure): boolean {
  return orders.some(order => order.failure === failure && covers(order.calls, kind))
}

function covers(calls: FailingCalls, kind: CallKind): boolean {
  return calls === kind || (calls === 'all' && kind !== 'sign_in' && kind !== 'refresh')
}
