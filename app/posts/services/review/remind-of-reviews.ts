import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { escalatedTo, toldOf } from '#core/posts/approval/workflow/approvers.ts'
import { dueNotice } from '#core/posts/approval/workflow/due.ts'
import { readStep } from '#core/posts/approval/workflow/steps.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { lockDueReviews, updateReviewReminded } from '#db/queries/posts/due-reviews.ts'

/** Requests of one run; the next one goes on. */
const MOST = 200

/**
 * Reminds whoever was asked for an approval in the day before it is due, and once it is overdue tells their deputy and the
 * owner: each once. Nothing is approved by waiting.
 */
export async function remindOfReviews(context: ServiceContext): Promise<{ told: number }> {
  const now = context.now()
  return context.db.acrossWorkspaces('review', async sql => {
    const due = await lockDueReviews(sql, { now, before: addMs(now, DAY_MS), limit: MOST })
    let told = 0
    for (const review of due) {
      const what = dueNotice(review, now)
      const step = readStep(review.askedOf)
      if (!what || !step) continue
      const { timeZone } = review
      const workspace = asWorkspaceId(review.userId)
      await updateReviewReminded(sql, { workspace, id: review.id, what, now })
      const situation = await findSituation(sql, { workspace, timeZone, now })
      // A client has no account: whoever asked for it reminds them.
      const people =
        step.kind === 'client'
          ? [review.askedBy ?? review.userId]
          : what === 'remind'
            ? toldOf(step, { ...situation, askedBy: review.askedBy })
            : escalatedTo(step, situation)
      const by = whenText(addMs(review.dueAt, -60_000), timeZone)
      const asked =
        step.kind === 'client'
          ? `The client was asked and hasn’t replied. It’s due by ${by}.`
          : `It’s due by ${by}.`
      const late = `No one has replied, and it was due by ${by}. It won’t be published until someone approves it.`
      await notify(sql, {
        workspace,
        event: 'review_asked',
        key: `review_${what}:${review.id}`,
        details: { title: review.title, who: review.asker, note: what === 'remind' ? asked : late },
        path: `/app/content/review/${review.postId}`,
        people,
        now,
      })
      told++
    }
    return { told }
  })
}
