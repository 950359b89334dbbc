/** What went wrong at Stripe, as far as it matters to us. */
export type StripeFailureReason =
  /** The card was refused; nothing was changed. */
  | 'card_declined'
  /** The card's bank wants its owner to confirm the payment; nothing was changed. */
  | 'needs_confirmation'
  /** Stripe does not know the thing (any more). */
  | 'missing'
  /** Stripe could not be reached, is busy, or failed. */
  | 'unavailable'
  /** Stripe understood and refused: our mistake or a state that does not allow it. */
  | 'refused'

export class StripeFailure extends Error {
  override readonly name = 'StripeFailure'
  readonly reason: StripeFailureReason
  constructor(reason: StripeFailureReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Stripe failed', { cause })
    this.reason = reason
  }
}

/** Runs a call and turns Stripe's exceptions into ours. Throws StripeFailure, and nothing else that Stripe caused. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call()
    if (isFailedAnswer(answer))
      throw new StripeFailure('unavailable', new Error('Something between us and Stripe failed'))
    return answer
  } catch (error) {
    if (error instanceof StripeFailure) throw error
    const reason = reasonOf(error)
    if (reason === null) throw error
    throw new StripeFailure(reason, error)
  }
}

/** Stripe's library takes any JSON without `error` for an answer, as a proxy gives it with 502. */
function isFailedAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('lastResponse' in answer)) return false
  const { lastResponse } = answer
  return (
    typeof lastResponse === 'object' &&
    lastResponse !== null &&
    'statusCode' in lastResponse &&
    Number(lastResponse.statusCode) >= 500
  )
}

/** Stripe's words for 3-D Secure: for a subscription's payment, and for a payment by itself. */
const CONFIRM_CODES = ['subscription_payment_intent_requires_action', 'authentication_required']

function reasonOf(error: unknown): StripeFailureReason | null {
  if (!(error instanceof Error) || !('type' in error)) return null
  const { type } = error
  const code = 'code' in error ? error.code : null
  if (typeof code === 'string' && CONFIRM_CODES.includes(code)) return 'needs_confirmation'
  if (type === 'StripeCardError') return 'card_declined'
  if (code === 'resource_missing') return 'missing'
  if (type === 'StripeConnectionError' || type === 'StripeAPIError' || type === 'StripeRateLimitError')
    return 'unavailable'
  return typeof type === 'string' && type.startsWith('Stripe') ? 'refused' : null
}
