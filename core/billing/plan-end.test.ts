import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMs } from '../shared/time.ts'
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

it('has no day on which a plan ended that never began', () => {
  for (const status of ['incomplete', 'incomplete_expired'])
    expect(planEnd({ status, trialEnd: NOW, currentPeriodEnd: NOW, endedAt: NOW })).toEqual({
      kind: 'ended',
      at: null,
    })
})

it('counts an end as that of the trial up to a whole day beside it', () => {
  const kindAt = (endedAt: Date) => planEnd({ ...never, status: 'canceled', trialEnd: NOW, endedAt }).kind
  expect([-1, 1].map(days => kindAt(addDays(NOW, days)))).toEqual(['trial_over', 'trial_over'])
  expect(kindAt(addMs(addDays(NOW, 1), 1))).toBe('ended')
  expect(kindAt(addMs(addDays(NOW, -1), -1))).toBe('ended')
})

it('names the last paid day where the end itself is not known', () => {
  const paid = { ...never, status: 'canceled', currentPeriodEnd: NOW }
  expect(planEnd(paid)).toEqual({ kind: 'ended', at: NOW })
  expect(planEnd({ ...paid, endedAt: addDays(NOW, 3) })).toEqual({ kind: 'ended', at: addDays(NOW, 3) })
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
