import type { PlanSwitch } from './plan-switch.ts'
import { type PlanChoice, pricePence } from './price-key.ts'

/** What a change of plan means, as a founder is shown it before the press that does it. */
export interface ChangeTerms {
  readonly from: PlanChoice
  readonly to: PlanChoice
  readonly when: Exclude<PlanSwitch, 'none'>
  /** Set for a change that is charged now, in pence. */
  readonly price: {
    /** Taken now. */
    readonly duePence: number
    /** Given back for what is paid and not used. */
    readonly creditPence: number
    /** Stays as credit for later invoices. */
    readonly leftOverPence: number
    readonly discountPence: number
  } | null
  /** When a planned change begins, and when a trial's first charge is. */
  readonly beginsAt: Date | null
  /** Pence that the new plan costs from then on, each time. */
  readonly regularPence: number
}

/** A change within a trial without a card: nothing is charged, and the trial ends when it would have. */
export function freeTrialTerms(from: PlanChoice, to: PlanChoice, trialEnd: Date): ChangeTerms {
  return { from, to, when: 'free', price: null, beginsAt: trialEnd, regularPence: pricePence(to) }
}

const nameOf = ({ tier, cycle }: PlanChoice) => `${tier} ${cycle}`

/**
 * All that must still hold when the button is pressed, as one text: of equal texts nothing that a founder was shown has
 * changed. `subscription` is the id of what is changed.
 */
export function changeTermsMark(subscription: string, terms: ChangeTerms): string {
  const { from, to, when, price, beginsAt, regularPence } = terms
  return JSON.stringify([
    subscription,
    nameOf(from),
    nameOf(to),
    when,
    price?.duePence ?? null,
    price?.leftOverPence ?? null,
    beginsAt?.toISOString() ?? null,
    regularPence,
  ])
}
