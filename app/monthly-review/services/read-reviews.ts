import type { WorkspaceContext } from '#app/platform/context.ts'
import { findReview, listParts, listReviews } from '#db/queries/monthly-review/reviews.ts'

/** The months that were looked back at, the newest first. */
export async function readReviews(ctx: WorkspaceContext) {
  const { workspace } = ctx
  return ctx.readLagging(sql => listReviews(sql, { workspace }))
}

/** One month `YYYY-MM` with what is proposed; null when it has no review. */
export async function readReview(ctx: WorkspaceContext, { month }: { month: string }) {
  const { workspace } = ctx
  return ctx.readLagging(async sql => {
    const review = await findReview(sql, { workspace, month: `${month}-01` })
    if (!review) return null
    const { facts, pounds, untilDay, isWhole, madeAt } = review
    return {
      ...{ facts, pounds, untilDay, isWhole, madeAt },
      parts: await listParts(sql, { workspace, reviewId: review.id }),
    }
  })
}
