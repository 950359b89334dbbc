import { type BillingTrouble, billingTrouble } from '#core/billing/trouble.ts'
import { sourceHealth } from '#core/watch/health.ts'
import type { DashboardStanding } from '#db/queries/dashboard/standing.ts'

/** What the dashboard warns of, each null where there is nothing to say. */
export interface Trouble {
  /** What is wrong with the workspace’s plan. */
  readonly payment: BillingTrouble | null
  /** How many sources are amber and how many red. */
  readonly watch: { readonly amber: number; readonly red: number } | null
}

/** What is wrong now with the plan and with what is watched. */
export function findTrouble(
  { plan, missed }: Pick<DashboardStanding, 'plan' | 'missed'>,
  now: Date,
): Trouble {
  const count = (health: string) => missed.filter(source => sourceHealth(source, now) === health).length
  const watch = { amber: count('amber'), red: count('red') }
  return { payment: billingTrouble(plan, now), watch: watch.amber + watch.red === 0 ? null : watch }
}
