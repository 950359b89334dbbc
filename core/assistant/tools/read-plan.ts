import * as v from 'valibot'
import { readWhole, strict, type ToolDefinition, whole } from './definition.ts'

/** Days that one call looks ahead, and posts it names. */
export const READ_PLAN_LIMITS = { days: { from: 1, to: 60 }, posts: 60 } as const

export const READ_PLAN: ToolDefinition<'read_plan'> = {
  name: 'read_plan',
  description:
    'Reads what is planned from today on: each post with its time, the days with nothing, and the rhythm that is planned and wanted.',
  parameters: strict({ days: whole(READ_PLAN_LIMITS.days, 'How many days, today included.') }),
}

export const readPlanInput = v.strictObject({ days: readWhole(READ_PLAN_LIMITS.days) })
export type ReadPlanInput = v.InferOutput<typeof readPlanInput>

/** What `read_plan` answers; days and times by the workspace's clock. */
export interface PlanAhead {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** In the order of their times, `YYYY-MM-DD HH:MM`. */
  readonly posts: readonly {
    readonly title: string
    readonly at: string
    readonly platform: string
    readonly status: string
  }[]
  /** Days of the span without a post, YYYY-MM-DD. */
  readonly emptyDays: readonly string[]
  /** Posts a week that the span comes to, to one decimal place. */
  readonly perWeekPlanned: number
  /** Posts a week that the strategy wants; null when the founder has not said. */
  readonly perWeekWanted: number | null
}
