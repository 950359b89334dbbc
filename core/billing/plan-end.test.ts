import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../shared/time.ts'
import { planEnd } from './plan-end.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const never = { trialEnd: null, currentPeriodEnd: null, endedAt: null }

it('tells a trial that ran out from a plan that was cancelled and one that was not paid', () => {
  expect(planEnd({ ...never, status: 'trialing', trialEnd: NOW })).toEqual({ kind: 'trial_over', at: NOW })
  expect(planEnd({ ...never, status: 'canceled', trialEnd: NOW, endedAt: addDays(NOW, 0.5) })).toEqual({
    kind: 'trial_over',
    at: NOW,
  })
  const later = addDays(NOW, 60)
  expect(planEnd({ ...never, status: 'canceled', trialEnd: NOW, endedAt: later })).toEqual({
    kind: 'ended',
    at: later,
  })
  for (const status of ['past_due', 'unpaid'])
    expect(planEnd({ ...never, status, trialEnd: NOW })).toEqual({ kind: 'not_paid' })
  expect(planEnd(null)).toEqual({ kind: 'ended', at: null })
})

it('always has an answer', () => {
  const instant = fc.option(fc.date({ noInvalidDate: true }))
  const standing = fc.record({
    status: fc.oneof(fc.string(), fc.constantFrom('trialing', 'canceled', 'active', 'paused')),
    trialEnd: instant,
    currentPeriodEnd: instant,
    endedAt: instant,
  })
  fc.assert(fc.property(standing, one => ['trial_over', 'not_paid', 'ended'].includes(planEnd(one).kind)))
})
