/** What went wrong with an answer, as far as it matters to us. */
export type AnswerFailureReason =
  /** Too many requests, or the operator's account is used up. */
  | 'rate_limited'
  /** It took too long, in whole or between two words. */
  | 'timeout'
  /** The answer ended before it was whole. */
  | 'broken_off'
  /** Understood and refused: a wrong key, an unknown model, a request it does not take. */
  | 'refused'
  /** Could not be reached, or failed. */
  | 'unavailable'

export class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure'
  readonly reason: AnswerFailureReason
  /** So that core's retry rules can tell a final refusal from a passing one. */
  readonly status: number | null
  constructor(reason: AnswerFailureReason, cause?: unknown) {
    super(cause instanceof Error ? cause.message : reason, { cause })
    this.reason = reason
    this.status = statusOf(cause)
  }
}

/** Any failure of the provider as ours. */
export function asAnswerFailure(error: unknown): AnswerFailure {
  if (error instanceof AnswerFailure) return error
  const status = statusOf(error)
  if (status === 429) return new AnswerFailure('rate_limited', error)
  const name = error instanceof Error ? error.constructor.name : ''
  if (
    name === 'APIConnectionTimeoutError' ||
    name === 'APIUserAbortError' ||
    status === 408 ||
    status === 504
  )
    return new AnswerFailure('timeout', error)
  if (status !== null && status >= 400 && status < 500) return new AnswerFailure('refused', error)
  return new AnswerFailure('unavailable', error)
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
}
