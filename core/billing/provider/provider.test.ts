import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/time.ts'
import { checkoutTrial } from './checkout-trial.ts'
import { planSwitch } from './plan-switch.ts'
import { PLAN_CHOICES, priceKey, pricePence, readPlanChoice } from './price-key.ts'
import {
  chooseSubscription,
  isBought,
  isRunning,
  PROVIDER_STATUSES,
  type RemoteSubscription,
  spareSubscriptions,
} from './remote-subscription.ts'

const choice = fc.constantFrom(...PLAN_CHOICES)
const NOW = new Date('2026-11-20T10:00:00Z')

describe('prices', () => {
  it('have one key each and are read back from their words', () => {
    expect(new Set(PLAN_CHOICES.map(priceKey)).size).toBe(6)
    for (const one of PLAN_CHOICES) expect(readPlanChoice(one.tier, one.cycle)).toEqual(one)
    expect(readPlanChoice('gold', 'monthly')).toBeNull()
    expect(readPlanChoice(undefined, undefined)).toBeNull()
  })

  it('are what PLANS says, a year at once when paid by the year', () => {
    expect(PLAN_CHOICES.map(pricePence)).toEqual([1900, 18_000, 2900, 27_600, 5900, 56_400])
  })
})

describe('a change of plan', () => {
  it.each([
    ['creator monthly', 'pro monthly', 'now'],
    ['pro annual', 'collective monthly', 'now'],
    ['collective annual', 'pro annual', 'next_cycle'],
    ['pro monthly', 'creator annual', 'next_cycle'],
    ['pro monthly', 'pro annual', 'now'],
    ['pro annual', 'pro monthly', 'next_cycle'],
  ])('from %s to %s is %s', (from, to, expected) => {
    const read = (text: string) => {
      const [tier, cycle] = text.split(' ')
      const choice = readPlanChoice(tier, cycle)
      if (!choice) throw new Error(text)
      return choice
    }
    expect(planSwitch(read(from), read(to), false)).toBe(expected)
  })

  it('costs nothing in a trial, and is none to the same plan', () => {
    fc.assert(
      fc.property(choice, choice, fc.boolean(), (from, to, isTrial) => {
        const same = from.tier === to.tier && from.cycle === to.cycle
        const answer = planSwitch(from, to, isTrial)
        expect(answer === 'none').toBe(same)
        if (!same) expect(answer === 'free').toBe(isTrial)
      }),
    )
  })

  it('never charges both ways: where one direction is charged now, the other waits', () => {
    fc.assert(
      fc.property(choice, choice, (a, b) => {
        if (planSwitch(a, b, false) === 'now') expect(planSwitch(b, a, false)).toBe('next_cycle')
      }),
    )
  })
})

describe('the trial of a checkout', () => {
  it('is seven days the first time, what is left of a running one, and none after that', () => {
    const ends = addDays(NOW, 5)
    expect(checkoutTrial(null, NOW)).toEqual({ kind: 'first', days: 7 })
    expect(checkoutTrial({ status: 'trialing', trialEnd: ends }, NOW)).toEqual({ kind: 'rest', endsAt: ends })
    expect(checkoutTrial({ status: 'trialing', trialEnd: addDays(NOW, 2) }, NOW)).toEqual({ kind: 'none' })
    expect(checkoutTrial({ status: 'canceled', trialEnd: ends }, NOW)).toEqual({ kind: 'none' })
    expect(checkoutTrial({ status: 'trialing', trialEnd: null }, NOW)).toEqual({ kind: 'none' })
  })
})

describe('the subscription that counts', () => {
  const remote = fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    status: fc.constantFrom('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'new_word'),
    plan: fc.option(choice),
    createdAt: fc.integer({ min: 0, max: 3 }).map(n => addDays(NOW, n)),
  })
  const all = fc
    .uniqueArray(remote, { selector: one => one.id, maxLength: 6 })
    .map(list => list as unknown as RemoteSubscription[])

  it('does not depend on the order they come in', () => {
    fc.assert(
      fc.property(all, fc.func(fc.integer()), (list, dice) => {
        const shuffled = list.toSorted((a, b) => dice(a.id) - dice(b.id))
        expect(chooseSubscription(shuffled)?.id).toBe(chooseSubscription(list)?.id)
      }),
    )
  })

  it('is a living one where there is one, and only other living ones are spare', () => {
    const lives = (one: RemoteSubscription) => ['active', 'trialing', 'past_due'].includes(one.status)
    fc.assert(
      fc.property(all, list => {
        const ours = list.filter(one => one.plan !== null)
        const chosen = chooseSubscription(list)
        if (ours.some(lives)) expect(chosen && lives(chosen)).toBe(true)
        const spares = spareSubscriptions(list)
        expect(spares.every(lives)).toBe(true)
        expect(spares.map(one => one.id)).not.toContain(chosen?.id)
        expect(ours.filter(lives).length - spares.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is never one to a price that is none of ours, nor is that one spare', () => {
    fc.assert(
      fc.property(all, list => {
        const ours = list.filter(one => one.plan !== null)
        expect(chooseSubscription(list)).toBe(chooseSubscription(ours))
        expect(spareSubscriptions(list)).toEqual(spareSubscriptions(ours))
      }),
    )
  })

  it('is the liveliest, then the newest, then the one with the greatest id', () => {
    const plan = PLAN_CHOICES[0]
    const older = { id: 'b', status: 'active', plan, createdAt: NOW } as RemoteSubscription
    const newer = { ...older, id: 'a', createdAt: addDays(NOW, 1) }
    const ended = { ...newer, id: 'c', status: 'canceled', createdAt: addDays(NOW, 2) }
    const twin = { ...older, id: 'd' }
    expect(chooseSubscription([older, ended])).toBe(older)
    expect(chooseSubscription([older, newer])).toBe(newer)
    for (const pair of [
      [older, twin],
      [twin, older],
    ])
      expect(chooseSubscription(pair)).toBe(twin)
  })
})

it('what was bought can be changed until it is over, and runs while it gives what it costs', () => {
  const words = [...PROVIDER_STATUSES, 'new_word']
  expect(words.filter(isBought).sort()).toEqual(['active', 'past_due', 'paused', 'trialing', 'unpaid'])
  expect(words.filter(isRunning).sort()).toEqual(['active', 'past_due', 'trialing'])
})
