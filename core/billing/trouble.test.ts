import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs } from '../shared/time.ts'
import { PAST_DUE_GRACE_DAYS } from './subscription.ts'
import { billingTrouble, TRIAL_TROUBLE_DAYS } from './trouble.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const standing = { status: 'active', trialEnd: null, pastDueSince: null, hasCard: true }

describe('trouble with the plan', () => {
  it('is none while it is paid, cancelled, ended, or was never there', () => {
    expect(billingTrouble(null, NOW)).toBeNull()
    for (const status of ['active', 'canceled', 'incomplete', 'paused', 'whatever'])
      expect(billingTrouble({ ...standing, status }, NOW)).toBeNull()
  })

  it('a failed payment names the last day of its grace, and says when that is over', () => {
    const failed = { ...standing, status: 'past_due', pastDueSince: NOW }
    const until = addDays(NOW, PAST_DUE_GRACE_DAYS)
    expect(billingTrouble(failed, NOW)).toEqual({ kind: 'payment_failed', until })
    expect(billingTrouble(failed, addMs(until, -1))).toMatchObject({ kind: 'payment_failed' })
    expect(billingTrouble(failed, until)).toEqual({ kind: 'payment_overdue' })
    expect(billingTrouble({ ...failed, pastDueSince: null }, NOW)).toEqual({ kind: 'payment_overdue' })
    expect(billingTrouble({ ...standing, status: 'unpaid' }, NOW)).toEqual({ kind: 'payment_overdue' })
  })

  it('a trial without a card is trouble in its last three days, never with one', () => {
    const end = addDays(NOW, TRIAL_TROUBLE_DAYS)
    const trial = { ...standing, status: 'trialing', hasCard: false, trialEnd: end }
    expect(billingTrouble(trial, addMs(NOW, -1))).toBeNull()
    expect(billingTrouble(trial, NOW)).toEqual({ kind: 'trial_ending', at: end })
    expect(billingTrouble(trial, end)).toBeNull()
    expect(billingTrouble({ ...trial, trialEnd: null }, NOW)).toBeNull()
    expect(billingTrouble({ ...trial, status: 'active' }, NOW)).toBeNull()
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), now => {
        expect(billingTrouble({ ...trial, hasCard: true }, now)).toBeNull()
      }),
    )
  })
})
