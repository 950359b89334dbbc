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
import { type ListedPostCard, type PostCard, postCards, readPostCards } from '../schedule/post-cards.ts'
import { type ListedMiss, type MissedSource, missedSources, readMissedSources } from '../watch/sources.ts'

interface Week {
  readonly from: Date
  readonly to: Date
  readonly timeZone: string
}

/** How the week, the plan and what is watched stand, for the dashboard. */
export interface DashboardStanding {
  /** The days of the week that have any posts. */
  readonly days: readonly DayCount[]
  /** Posts of the week as cards, the earliest first. */
  readonly cards: readonly PostCard[]
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
  cards: ListedPostCard[]
  plan: ListedPlan[]
  proposals: { n: number }[]
  missed: ListedMiss[]
}

const nothing = (sql: Sql): SqlPart => sql`select 1 as one where false`

/** All of it from one statement. `today` is when the day begins, `mostCards` how many posts are shown. */
export async function readDashboardStanding(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    now: Date
    week: Week
    today: Date
    mostCards: number
    hasSources: boolean
  },
): Promise<DashboardStanding> {
  const { workspace, now, week, today, mostCards, hasSources } = input
  const { days, cards, plan, proposals, missed } = await readLists<Lists>(sql, {
    days: scheduledPostsByDay(sql, { workspace, ...week }),
    cards: postCards(sql, { workspace, ...week, today, most: mostCards }),
    plan: planStanding(sql, { workspace }),
    proposals: countOfQueued(sql, { workspace, now }),
    missed: hasSources ? missedSources(sql, { workspace }) : nothing(sql),
  })
  return {
    days,
    cards: readPostCards(cards),
    plan: readPlanStanding(plan),
    proposals: proposals[0]?.n ?? 0,
    missed: readMissedSources(missed),
  }
}

/** The week and what is sold, counted, from one statement. `soldFrom` is when won deals begin to count; null leaves selling out. */
export async function readWeekAndSelling(
  sql: Sql,
  { workspace, week, soldFrom }: { workspace: WorkspaceId; week: Week; soldFrom: Date | null },
): Promise<{ days: readonly DayCount[]; sums: SalesSums | null }> {
  const { days, sums } = await readLists<{ days: DayCount[]; sums: SalesSums[] }>(sql, {
    days: scheduledPostsByDay(sql, { workspace, ...week }),
    sums: soldFrom ? salesSums(sql, { workspace, from: soldFrom }) : nothing(sql),
  })
  return { days, sums: sums[0] ?? null }
}
