import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRetryable, retry, retryDelayMs } from './retry.ts'
import { NON_RETRYABLE_MESSAGES, RETRY_POLICIES, type RetryPolicyName } from './retry-policies.ts'

const names = Object.keys(RETRY_POLICIES) as RetryPolicyName[]
const anyPolicy = fc.constantFrom(...names)

describe('retry policies', () => {
  it('are patient in their own way for each kind of work', () => {
    expect(RETRY_POLICIES).toEqual({
      global: { attempts: 3, baseMs: 1000, factor: 2, capMs: 30_000, jitterMs: 1000, cooldownMs: 60_000 },
      helper: { attempts: 3, baseMs: 1000, factor: 1.5, capMs: 30_000, jitterMs: 0, cooldownMs: 0 },
      api: { attempts: 3, baseMs: 1000, factor: 2, capMs: 30_000, jitterMs: 0, cooldownMs: 0 },
      database: { attempts: 2, baseMs: 500, factor: 1.5, capMs: 30_000, jitterMs: 0, cooldownMs: 0 },
      file: { attempts: 5, baseMs: 2000, factor: 1.8, capMs: 30_000, jitterMs: 0, cooldownMs: 0 },
    })
  })
})

describe('retryDelayMs', () => {
  it('grows by the factor and adds chance on the global policy alone', () => {
    expect(retryDelayMs(RETRY_POLICIES.global, 0, () => 0.5)).toBe(1500)
    expect(retryDelayMs(RETRY_POLICIES.global, 3, () => 0)).toBe(8000)
    expect(retryDelayMs(RETRY_POLICIES.helper, 1, () => 1)).toBe(1500)
    expect(retryDelayMs('file', 1, () => 1)).toBe(3600)
  })

  it('takes a policy that there is none of for the global one, what is no attempt for the first, and no dice for 0', () => {
    for (const policy of [undefined, null, 7, 'nope', 'toString']) {
      expect(retryDelayMs(policy as unknown as RetryPolicyName, 1, () => 0.5)).toBe(2500)
    }
    for (const attempt of [undefined, null, Number.NaN, -1, 10n, Symbol('x'), {}]) {
      expect(retryDelayMs('api', attempt as number, () => 0)).toBe(1000)
    }
    expect(retryDelayMs('global', 0, undefined as unknown as () => number)).toBe(1000)
  })

  it('never shrinks, and stays under the cap and the jitter', () => {
    fc.assert(
      fc.property(
        anyPolicy,
        fc.nat({ max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, attempt, chance) => {
          const policy = RETRY_POLICIES[name]
          const delay = retryDelayMs(policy, attempt, () => chance)
          expect(delay).toBeLessThanOrEqual(policy.capMs + policy.jitterMs)
          expect(retryDelayMs(policy, attempt + 1, () => chance)).toBeGreaterThanOrEqual(delay)
        },
      ),
    )
  })
})

describe('isRetryable', () => {
  it.each(NON_RETRYABLE_MESSAGES)('gives up on "%s" in any case and context', message => {
    expect(isRetryable(new Error(`Auth: ${message.toUpperCase()}!`))).toBe(false)
    expect(isRetryable(message)).toBe(false)
  })

  it('gives up on every 4xx but 429', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), status => {
        const isFinal = status >= 400 && status < 500 && status !== 429
        expect(isRetryable({ status })).toBe(!isFinal)
      }),
    )
  })

  it('tries again after anything else', () => {
    for (const failure of [new Error('boom'), undefined, null, 'ECONNRESET', {}])
      expect(isRetryable(failure)).toBe(true)
  })
})

describe('retry', () => {
  it('calls as often as the policy says, waits in between, and throws the last failure', async () => {
    await fc.assert(
      fc.asyncProperty(anyPolicy, async name => {
        const policy = RETRY_POLICIES[name]
        const waits: number[] = []
        let calls = 0
        const task = async () => {
          calls++
          throw new Error(`failure ${calls}`)
        }
        const result = retry(task, policy, { sleep: async ms => waits.push(ms), random: () => 0 })
        await expect(result).rejects.toThrow(`failure ${policy.attempts}`)
        expect(calls).toBe(policy.attempts)
        expect(waits).toEqual(
          Array.from({ length: policy.attempts - 1 }, (_, attempt) => retryDelayMs(policy, attempt, () => 0)),
        )
      }),
    )
  })

  it('returns as soon as the task succeeds', async () => {
    let calls = 0
    const task = async () => {
      calls++
      if (calls < 3) throw new Error('not yet')
      return 'done'
    }
    await expect(retry(task, RETRY_POLICIES.api, { sleep: async () => {}, random: () => 0 })).resolves.toBe(
      'done',
    )
    expect(calls).toBe(3)
  })

  it('throws a final failure at once', async () => {
    let calls = 0
    const task = () => {
      calls++
      throw new Error('Invalid token')
    }
    const waits: number[] = []
    await expect(retry(task, 'file', { sleep: async ms => waits.push(ms), random: () => 0 })).rejects.toThrow(
      'Invalid token',
    )
    expect([calls, waits.length]).toEqual([1, 0])
  })
})
