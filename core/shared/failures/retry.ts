import { readFailure } from './read-failure.ts'
import {
  NON_RETRYABLE_MESSAGES,
  RETRY_POLICIES,
  type RetryPolicy,
  type RetryPolicyName,
} from './retry-policies.ts'

/** Waiting and chance come from outside: rules have neither clock nor dice. */
export interface RetryMeans {
  readonly sleep: (ms: number) => Promise<unknown> | unknown
  /** Between 0 and 1. */
  readonly random: () => number
}

/**
 * Milliseconds to wait after the failed attempt number `attempt` (from 0):
 * min(base × factor^attempt, cap) + random() × jitter. What is no policy counts as the global one, what is no attempt as
 * the first; without `random` nothing is added.
 */
export function retryDelayMs(
  policy: RetryPolicy | RetryPolicyName,
  attempt: number,
  random: () => number,
): number {
  const { baseMs, factor, capMs, jitterMs } = policyOf(policy)
  const step = typeof attempt === 'number' && attempt > 0 ? attempt : 0
  const chance = typeof random === 'function' ? random() : 0
  return Math.min(baseMs * factor ** step, capMs) + chance * jitterMs
}

/** May a second try help? Not for messages that are final, nor for a 4xx `status` other than 429. */
export function isRetryable(failure: unknown): boolean {
  const { message, status } = readFailure(failure)
  if (status !== null && status >= 400 && status < 500 && status !== 429) return false
  const text = message.toLowerCase()
  return !NON_RETRYABLE_MESSAGES.some(final => text.includes(final))
}

/**
 * Calls the task until it succeeds, at most `policy.attempts` times (once at least).
 * Throws the last failure; one that no second try can fix at once.
 */
export async function retry<T>(
  task: () => Promise<T> | T,
  policy: RetryPolicy | RetryPolicyName,
  { sleep, random }: RetryMeans,
): Promise<T> {
  const { attempts } = policyOf(policy)
  for (let attempt = 0; ; attempt++) {
    try {
      return await task()
    } catch (failure) {
      const isLast = !(attempt + 1 < attempts)
      if (isLast || !isRetryable(failure)) throw failure
      await sleep(retryDelayMs(policy, attempt, random))
    }
  }
}

function policyOf(policy: RetryPolicy | RetryPolicyName): RetryPolicy {
  if (typeof policy === 'object' && policy !== null) return policy
  return Object.hasOwn(RETRY_POLICIES, policy) ? RETRY_POLICIES[policy] : RETRY_POLICIES.global
}
