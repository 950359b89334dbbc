import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { instantIn } from '../platform/lists.ts'

/** How a plan stands, in Stripe's words: what its trouble is told by. */
export interface PlanStanding {
  readonly status: string
  readonly trialEnd: Date | null
  readonly pastDueSince: Date | null
  readonly hasCard: boolean
}

/** The same as a list of a larger query brings it. */
export interface ListedPlan {
  readonly status: string
  readonly trialEnd: string | null
  readonly pastDueSince: string | null
  readonly hasCard: boolean
}

/** The plan of a workspace, no row without one; a part of a larger query. */
export function planStanding(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`select status, trial_end, past_due_since, has_card from subscriptions where user_id = ${workspace}`
}

/** What that part brought; null without a plan. */
export function readPlanStanding([plan]: readonly ListedPlan[]): PlanStanding | null {
  if (!plan) return null
  return { ...plan, trialEnd: instantIn(plan.trialEnd), pastDueSince: instantIn(plan.pastDueSince) }
}
