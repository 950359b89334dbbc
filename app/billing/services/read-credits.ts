import type { WorkspaceContext } from '#app/platform/context.ts'
import { creditsLeft } from '#core/billing/assistant-spending.ts'
import { planLimit } from '#core/billing/plans.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { countCredits } from '#db/queries/billing/credits.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'

export interface Credits {
  /** What is counted: the plan's month, or the free trial where that leaves less. */
  readonly of: 'month' | 'trial'
  readonly used: number
  /** Null when unlimited. */
  readonly limit: number | null
  readonly left: number | null
  /** The first instant of the next calendar month in the workspace's zone. */
  readonly resetsAt: Date
}

/** Assistant credits of this calendar month, or of the free trial where that leaves less. */
export async function readCredits(ctx: WorkspaceContext): Promise<Credits> {
  const { workspace } = ctx
  const limit = planLimit(ctx.tier, 'assistantCreditsPerMonth')
  const month = calendarMonthBounds(ctx.now(), ctx.timeZone)
  const credits = await ctx.readInWorkspace(async sql => {
    const [used, ever, subscription] = await Promise.all([
      countCredits(sql, { workspace, from: month.start, to: month.end }),
      countCredits(sql, { workspace, from: new Date(0), to: month.end }),
      findSubscription(sql, { workspace }),
    ])
    const trialCredits = ctx.config.assistantLimits.trialCredits
    const isTrial = subscription?.status === 'trialing'
    return creditsLeft({ used, limit }, isTrial ? { used: ever, limit: trialCredits } : null)
  })
  const isCounted = Number.isFinite(credits.limit)
  return {
    ...credits,
    limit: isCounted ? credits.limit : null,
    left: isCounted ? credits.left : null,
    resetsAt: month.end,
  }
}
