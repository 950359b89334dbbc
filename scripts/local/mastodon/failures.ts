import { type Order, takeOrder } from '../frame/orders.ts'

/** How the stand-in can be told to fail. */
export const FAILURES = [
  /** The post is made, and the line is cut before the answer. */
  'accept_then_drop',
  /** The post is made, and the answer is an error. */
  'accept_then_error',
  /** The line is cut before anything is made. */
  'drop',
  /** The post is made, and the answer comes after `ms`. */
  'slow',
  /** The post is made after `ms`, whether somebody still waits for the answer or not. */
  'late',
  /** 503 with Retry-After; nothing is made. */
  'unavailable',
  /** 429 with X-RateLimit-Reset and Retry-After. */
  'limited',
  /** 401 to whatever token comes. */
  'unauthorised',
  /** 403: the account may not post. */
  'forbidden',
  /** 422: a file is not ready. */
  'processing',
  /** 500 without having done anything. */
  'error',
  /** The file is taken, and worked on for a while: 202, then 206 twice. */
  'media_working',
] as const

export type Failure = (typeof FAILURES)[number]

/** Which calls fail: those that post, those that read posts, those about files, or all of the API. */
export const FAILING_CALLS = ['post', 'read', 'media', 'all'] as const
export type FailingCalls = (typeof FAILING_CALLS)[number]
export type FailureOrder = Order<Failure, FailingCalls>

/** The failure that this call meets, counted off; null when it goes well. */
export function takeFailure(orders: FailureOrder[], call: string): FailureOrder | null {
  return takeOrder(orders, ({ calls }) => calls === 'all' || calls === kindOf(call))
}

function kindOf(call: string): FailingCalls {
  if (call === 'POST /api/v1/statuses') return 'post'
  return /\/api\/v\d\/media/.test(call) ? 'media' : 'read'
}
