import { describe, expect, it } from 'vitest'
import {
  alarmRule,
  RATE_LIMITS,
  type RateLimitedAction,
  type RateLimitKey,
  type RateLimitRule,
  refusingRules,
} from './rate-limits.ts'

const actions = Object.keys(RATE_LIMITS) as RateLimitedAction[]
const limitOf = (action: RateLimitedAction, key: RateLimitKey) =>
  (RATE_LIMITS[action] as readonly RateLimitRule[]).find(rule => rule.key === key)?.limit

describe('rate limits', () => {
  it('allow at most ten sign-in tries per account in a quarter of an hour', () => {
    expect(refusingRules('sign_in', false)).toContainEqual({ key: 'account', limit: 10, windowSeconds: 900 })
  })

  it('stop one place before it has tried sixty accounts', () => {
    expect(limitOf('sign_in', 'address')).toBeLessThan(60)
  })

  it.each(actions)(
    '%s has whole numbers, each kind of key once, and tightens from everyone to one',
    action => {
      const rules: readonly RateLimitRule[] = RATE_LIMITS[action]
      expect(rules.length).toBeGreaterThan(0)
      expect(new Set(rules.map(rule => rule.key)).size).toBe(rules.length)
      for (const rule of rules) {
        expect(Number.isInteger(rule.limit) && rule.limit > 0).toBe(true)
        expect(rule.windowSeconds).toBeGreaterThanOrEqual(60)
      }
      const limits = refusingRules(action, false).map(rule => rule.limit)
      expect(limits).toEqual([...limits].sort((a, b) => a - b))
    },
  )

  it.each(actions.filter(action => limitOf(action, 'account') !== undefined))(
    '%s leaves the owner a try, whatever one address sends',
    action => {
      expect(limitOf(action, 'pair')).toBeLessThan(limitOf(action, 'account') ?? 0)
    },
  )

  it.each(actions)('%s is never refused by what everyone does together', action => {
    for (const known of [true, false])
      expect(refusingRules(action, known).filter(({ key }) => key === 'global')).toEqual([])
    expect(alarmRule(action)?.limit ?? null).toBe(limitOf(action, 'global') ?? null)
  })

  it('let a known device answer to its own rule alone', () => {
    expect(refusingRules('sign_in', true).map(({ key }) => key)).toEqual(['device'])
    expect(refusingRules('contact', true)).toEqual(refusingRules('contact', false))
  })

  it.each(['resend_confirmation', 'password_reset', 'magic_link', 'newsletter'] as const)(
    '%s cannot flood one mailbox',
    action => {
      expect(limitOf(action, 'account')).toBeLessThanOrEqual(3)
    },
  )
})
