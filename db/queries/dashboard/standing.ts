import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { countOfQueued } from '../assistant/queue.ts'
import {
  type ListedPlan,
  type PlanStanding,
  planStanding,
  readPlanStanding,
} from '../billing/plan-standing.ts'
import { readLists } from '../platform/lists.ts'
import { type SalesSums, salesSums } from '../sales/today.ts'
import { type DayCount, scheduledPostsByDay } from '../schedule/list-scheduled-posts.ts'
import { type ListedMiss, type MissedSource, missedSources, readMissedSources } from '../watch/sources.ts'

/** How the week, selling, the plan and what is watched stand, for the dashboard. */
export interface DashboardStanding {
  /** The days of the week that have any posts. */
  readonly days: readonly DayCount[]
  /** Null where it was not asked for. */
  readonly sums: SalesSums | null
  /** The plan in Stripe's words; null without one. */
  readonly plan: PlanStanding | null
  /** What programs proposed and nobody has answered. */
  readonly proposals: number
  /** The sources that were missed at their last look; none where they were not asked for. */
  readonly missed: readonly MissedSource[]
}

/** What the select of one part answers, instants as text. */
interface Lists extends Record<string, readonly object[]> {
  days: DayCount[]
  sums: SalesSums[]
  plan: ListedPlan[]
  proposals: { n: number }[]
  missed: ListedMiss[]
}

/** All of it from one statement. `soldFrom` is when won deals begin to count; null leaves selling out. */
export async function readDashboardStanding(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    now: Date
    week: { from: Date; to: Date; timeZone: string }
    soldFrom: Date | null
    hasSources: boolean
  },
): Promise<DashboardStanding> {
  const { workspace, now, week, soldFrom, hasSources } = input
  const nothing: SqlPart = sql`select 1 as one where false`
  const { days, sums, plan, proposals, missed } = await readLists<Lists>(sql, {
    days: scheduledPostsByDay(sql, { workspace, ...week }),
    sums: soldFrom ? salesSums(sql, { workspace, from: soldFrom }) : nothing,
    plan: planStanding(sql, { workspace }),
    proposals: countOfQueued(sql, { workspace, now }),
    missed: hasSources ? missedSources(sql, { workspace }) : nothing,
  })
  return {
    days,
    sums: sums[0] ?? null,
    plan: readPlanStanding(plan),
    proposals: proposals[0]?.n ?? 0,
    missed: readMissedSources(missed),
  }
}
