import { describe, expect, it } from 'vitest'
import { RATE_LIMITS, type RateLimitedAction, rateLimitRules } from './rate-limits.ts'

const actions = Object.keys(RATE_LIMITS) as RateLimitedAction[]

describe('rate limits', () => {
  it('allow at most ten sign-in tries per account in a quarter of an hour', () => {
    expect(rateLimitRules('sign_in')).toContainEqual({ key: 'account', limit: 10, windowSeconds: 900 })
  })

  it('stop one place before it has tried sixty accounts', () => {
    const perAddress = rateLimitRules('sign_in').find(rule => rule.key === 'address')
    expect(perAddress?.limit).toBeLessThan(60)
  })

  it.each(actions)(
    '%s has whole numbers, each kind of key once, and tightens from everybody to one',
    action => {
      const rules = rateLimitRules(action)
      expect(rules.length).toBeGreaterThan(0)
      expect(new Set(rules.map(rule => rule.key)).size).toBe(rules.length)
      for (const rule of rules) {
        expect(Number.isInteger(rule.limit) && rule.limit > 0).toBe(true)
        expect(rule.windowSeconds).toBeGreaterThanOrEqual(60)
      }
      const limits = rules.map(rule => rule.limit)
      expect(limits).toEqual([...limits].sort((a, b) => a - b))
    },
  )

  it.each(['resend_confirmation', 'password_reset', 'magic_link', 'newsletter'] as const)(
    '%s cannot flood one mailbox',
    action => {
      expect(rateLimitRules(action).find(rule => rule.key === 'account')?.limit).toBeLessThanOrEqual(3)
    },
  )
})
