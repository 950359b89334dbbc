import { formatSum, type Known, type Sum, type UnknownWhy } from '#core/billing/note/billing-note.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { formatDate } from '#core/shared/time.ts'

/** Why a figure is missing, after “Not known”. */
const WHY: Readonly<Record<UnknownWhy, string>> = {
  no_provider: 'payments aren’t set up on this installation',
  unavailable: 'our payment provider didn’t answer',
  too_old: 'there are too many newer invoices',
}

/** The plan of a workspace as the note tells it. */
export interface NotePlan {
  readonly tier: Tier
  readonly cycle: 'monthly' | 'annual'
  readonly status: string
  readonly provider: 'local' | 'stripe'
  readonly endsAt: Date | null
}

/** A plan with how it is paid, and its end where it has one. */
export function planText(
  { plan, isRunning }: { readonly plan: NotePlan | null; readonly isRunning: boolean },
  timeZone: string,
): string {
  if (!plan) return 'No plan yet'
  const { name } = PLANS[plan.tier]
  if (!isRunning) return `${name}, ended`
  const ends = plan.endsAt ? ` until ${formatDate(plan.endsAt, timeZone)}` : ''
  if (plan.status === 'trialing') return `${name}, free trial${ends}`
  if (plan.provider === 'local') return `${name}, not paid for${ends}`
  return `${name}, billed ${plan.cycle === 'annual' ? 'annually' : 'monthly'}${ends && `, ends${ends.replace(' until', '')}`}`
}

/** What was paid, by currency. */
export function paidText(paid: Known<readonly Sum[]>): string {
  if (!paid.isKnown) return `Not known: ${WHY[paid.why]}`
  return paid.value.length === 0 ? 'Nothing' : paid.value.map(formatSum).join(', ')
}

/** The next charge and its day. */
export function nextText(next: Known<(Sum & { readonly at: Date }) | null>, timeZone: string): string {
  if (!next.isKnown) return `Not known: ${WHY[next.why]}`
  return next.value ? `${formatSum(next.value)} on ${formatDate(next.value.at, timeZone)}` : 'None'
}
