import { featureLock } from '#app/billing/services/feature-lock.ts'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { makeWorkspaceContext, type ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { monthBefore } from '#core/monthly-review/month.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { listReviewCandidates, type ReviewCandidate } from '#db/queries/monthly-review/reviews.ts'
import { makeReview } from './make-review.ts'

/** Workspaces looked for in one statement. */
const PAGE = 200

/**
 * Makes the review of the month that is over, in every workspace whose plan has it, from the first day of the next by its
 * own clock: once each, however many workers there are, and later where nobody was there. Answers how many were made.
 */
export async function makeDueReviews(context: ServiceContext): Promise<{ made: number }> {
  const now = context.now()
  let made = 0
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const candidates: ReviewCandidate[] = await context.db.acrossWorkspaces('monthly review', sql =>
      listReviewCandidates(sql, { now, after: from, limit: PAGE }),
    )
    for (const candidate of candidates) {
      // One workspace that cannot be counted does not keep the others waiting; it has its turn in the next run.
      const isMade = await makeOne(context, candidate).catch((error: unknown) => {
        logger().error({ err: error, workspace: candidate.workspace }, 'a month was not reviewed')
        return false
      })
      if (isMade) made += 1
    }
    after = candidates.at(-1)?.workspace ?? null
    if (candidates.length < PAGE) return { made }
  }
}

async function makeOne(context: ServiceContext, candidate: ReviewCandidate): Promise<boolean> {
  const { timeZone } = candidate
  const workspace = asWorkspaceId(candidate.workspace)
  const plan = await context.db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
  const now = context.now()
  const [tier, access] = [tierInForce(plan, now), accessInForce(plan, now)]
  if (featureLock({ tier, access }, 'monthly_strategy_review')) return false
  const owner = { userId: candidate.workspace, workspace, role: 'owner' as const, tier, access, timeZone }
  const month = monthBefore(wallTimeOf(now, timeZone).day)
  return makeReview(makeWorkspaceContext(context, owner), { month })
}
