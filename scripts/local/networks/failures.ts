import { type Order, takeOrder } from '../frame/orders.ts'
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
export type FailureOrder = Order<Failure, FailingCalls>

/** The failure that a call of this kind meets, counted off; null when it goes well. */
export function takeFailure(orders: FailureOrder[], kind: FailingCalls | null): FailureOrder | null {
  return kind && takeOrder(orders, ({ calls }) => calls === 'all' || calls === kind)
}
