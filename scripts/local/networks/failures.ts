import type { CallKind } from './dialect.ts'

/** How the stand-in can be told to fail. */
export const FAILURES = [
  /** All is done, and the line is cut before the answer. */
  'accept_then_drop',
  /** All is done, and the answer is an error. */
  'accept_then_error',
  /** The line is cut before anything is done. */
  'drop',
  /** All is done, and the answer comes after `ms`. */
  'slow',
  /** 503 with Retry-After; nothing is done. */
  'unavailable',
  /** 429 with Retry-After and X's own header. */
  'limited',
  /** 401 to whatever token comes. */
  'unauthorised',
  /** 500 without having done anything. */
  'error',
] as const
export type Failure = (typeof FAILURES)[number]

/** Which calls fail: those of the API by kind, codes that become tokens, renewals, or all. */
export const FAILING_CALLS = ['post', 'upload', 'read', 'sign_in', 'refresh', 'all'] as const
export type FailingCalls = CallKind | 'sign_in' | 'refresh' | 'all'

/** A failure that was ordered. */
export interface Order {
  readonly failure: Failure
  readonly calls: FailingCalls
  /** How many calls are left to fail. */
  times: number
  /** Milliseconds, for `slow`. */
  readonly ms: number
}

/** The failure that a call of this kind meets, counted off; null when it goes well. */
export function takeFailure(orders: Order[], kind: FailingCalls | null): Order | null {
  const order = kind && orders.find(({ calls }) => calls === 'all' || calls === kind)
  if (!order) return null
  order.times -= 1
  if (order.times <= 0) orders.splice(orders.indexOf(order), 1)
  return order
}
