import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { countCredits } from '#db/queries/billing/credits.ts'

export interface Credits {
  readonly used: number
  /** Null when unlimited. */
  readonly limit: number | null
  readonly left: number | null
  /** The first instant of the next calendar month in the workspace's zone. */
  readonly resetsAt: Date
}

/** Assistant credits of this calendar month. */
export async function readCredits(ctx: WorkspaceContext): Promise<Credits> {
  const { workspace } = ctx
  const limit = planLimit(ctx.tier, 'assistantCreditsPerMonth')
  const month = calendarMonthBounds(ctx.now(), ctx.timeZone)
  const used = await ctx.inWorkspace(sql =>
    countCredits(sql, { workspace, from: month.start, to: month.end }),
  )
  const isCounted = Number.isFinite(limit)
  return {
    used,
    limit: isCounted ? limit : null,
    left: isCounted ? Math.max(0, limit - used) : null,
    resetsAt: month.end,
  }
}
