import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs } from '../shared/time.ts'
import { CHECKOUT_POLL_LIMIT, checkoutState } from './checkout.ts'
import {
  effectiveTier,
  graceEndsAt,
  SUBSCRIPTION_STATUSES,
  type SubscriptionFacts,
  statusBadge,
  statusFromProvider,
  subscriptionAccess,
} from './subscription.ts'
import { TIERS, type Tier } from './tiers.ts'
import { goesOnAfterTrial, startTrial, trialDaysLeft } from './trial.ts'

const now = new Date('2026-11-20T12:00:00Z')
const active = (tier: Tier, endsAt: Date | null = null): SubscriptionFacts => ({
  tier,
  status: 'active',
  endsAt,
})
const facts = fc.record<SubscriptionFacts>({
  tier: fc.option(fc.constantFrom(...TIERS)),
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  endsAt: fc.option(fc.integer({ min: -400, max: 400 }).map(days => addDays(now, days))),
})

describe('the tier that counts', () => {
  it('is that of an active subscription until its end, to the millisecond', () => {
    const end = addDays(now, 1)
    expect(effectiveTier(active('pro', end), now)).toBe('pro')
    expect(effectiveTier(active('pro', end), new Date(end.getTime() - 1))).toBe('pro')
    expect(effectiveTier(active('pro', end), end)).toBe('creator')
    expect(effectiveTier(active('collective'), now)).toBe('collective')
  })

  it('is creator without one, and nothing can be created then', () => {
    expect(effectiveTier(null, now)).toBe('creator')
    expect(subscriptionAccess(null, now)).toBe('read_only')
  })

  it('is never given by a payment that is still processing, nor by an inactive row', () => {
    fc.assert(
      fc.property(facts, row => {
        const isRunning =
          row.status === 'active' &&
          row.tier !== null &&
          (row.endsAt === null || row.endsAt.getTime() > now.getTime())
        expect(effectiveTier(row, now)).toBe(isRunning ? row.tier : 'creator')
        expect(subscriptionAccess(row, now)).toBe(isRunning ? 'full' : 'read_only')
      }),
    )
  })
})

describe("the provider's word", () => {
  it.each([
    ['trialing', 'active'],
    ['active', 'active'],
    ['incomplete', 'processing_payment'],
    ['canceled', 'inactive'],
    ['unpaid', 'inactive'],
    ['paused', 'inactive'],
    ['incomplete_expired', 'inactive'],
    ['something_new', 'inactive'],
  ])('%s means %s', (word, status) => {
    expect(statusFromProvider(word, null, now)).toBe(status)
  })

  it('past_due stays active until seven days of grace are over', () => {
    const end = graceEndsAt(now)
    expect(end).toEqual(new Date('2026-11-27T12:00:00Z'))
    expect(statusFromProvider('past_due', end, now)).toBe('active')
    expect(statusFromProvider('past_due', end, end)).toBe('inactive')
    expect(statusFromProvider('past_due', null, now)).toBe('inactive')
  })
})

describe('the trial', () => {
  it('lasts seven days and counts begun days whole', () => {
    const { startsAt, endsAt } = startTrial(now)
    expect(startsAt).toEqual(now)
    expect(endsAt).toEqual(new Date('2026-11-27T12:00:00Z'))
    expect(trialDaysLeft(endsAt, now)).toBe(7)
    expect(trialDaysLeft(endsAt, addDays(now, 6.9))).toBe(1)
    expect(trialDaysLeft(endsAt, endsAt)).toBe(0)
    expect(trialDaysLeft(endsAt, addDays(now, 90))).toBe(0)
    expect(trialDaysLeft(addMs(now, -1), now)).toBe(0)
    expect(trialDaysLeft(null, now)).toBe(0)
    expect(trialDaysLeft(new Date(Number.NaN), now)).toBe(0)
  })

  it('turns into a paid plan by itself only with a card, and not once it was cancelled', () => {
    expect(goesOnAfterTrial({ hasCard: true, cancelAtPeriodEnd: false })).toBe(true)
    expect(goesOnAfterTrial({ hasCard: true, cancelAtPeriodEnd: true })).toBe(false)
    expect(goesOnAfterTrial({ hasCard: false, cancelAtPeriodEnd: false })).toBe(false)
  })
})

describe('changes', () => {
  it('show active in the default badge and everything else in the destructive one', () => {
    expect(statusBadge('active')).toEqual({ label: 'active', variant: 'default' })
    expect(statusBadge('processing_payment')).toEqual({ label: 'processing_payment', variant: 'destructive' })
    for (const missing of [null, undefined, '']) {
      expect(statusBadge(missing)).toEqual({ label: 'inactive', variant: 'destructive' })
    }
  })
})

describe('the page after checkout', () => {
  it('completes when the tier matches and is active, and gives up after fifteen polls', () => {
    expect(checkoutState(0, 'pro', null, now)).toBe('processing')
    expect(checkoutState(3, 'pro', active('creator'), now)).toBe('processing')
    expect(checkoutState(3, 'pro', active('pro'), now)).toBe('completed')
    expect(checkoutState(CHECKOUT_POLL_LIMIT - 1, 'pro', null, now)).toBe('processing')
    expect(checkoutState(CHECKOUT_POLL_LIMIT, 'pro', null, now)).toBe('timeout')
    expect(checkoutState(99, 'pro', active('pro'), now)).toBe('completed')
    expect(CHECKOUT_POLL_LIMIT).toBe(15)
  })

  it('completes with whichever plan runs when the address names none', () => {
    expect(checkoutState(0, null, active('pro'), now)).toBe('completed')
    expect(checkoutState(0, null, null, now)).toBe('processing')
  })
})
