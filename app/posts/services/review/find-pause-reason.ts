import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { approvalPause, type PauseReason } from '#core/posts/approval/approval.ts'
import { publishPause } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findIsCampaignPaused } from '#db/queries/campaigns/campaign-schedule.ts'
import { findApproval } from '#db/queries/posts/reviews.ts'
import { findPermissionOfPost } from '#db/queries/stories/story-uses.ts'

/**
 * Why a post may not go out at an instant: by what the people in its story allow, or because it needs, with its
 * pictures and this first comment ('' for none), an approval that nobody gave or that has a step to go, or because its
 * campaign is paused; null when nothing stands in the way. `now` is when it is asked, if that is not when it goes out;
 * `also` is where it is about to be scheduled.
 */
export async function findPauseReason(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postId: string | null
    at: Date
    comment: string
    now?: Date
    also?: { platforms: readonly string[]; isAd: boolean }
  },
): Promise<PauseReason | null> {
  const { workspace, postId, comment } = input
  if (!postId) return null
  const { now = input.at, also } = input
  const [story, approval, steps, isCampaignPaused] = await Promise.all([
    findPermissionOfPost(sql, { workspace, postId }),
    findApproval(sql, { workspace, postId, comment }),
    checkSteps(sql, { workspace, postIds: [postId], comment, now, ...(also ? { also } : {}) }),
    findIsCampaignPaused(sql, { workspace, postId }),
  ])
  const isApproved = approval.isApproved && !steps?.get(postId)?.next
  const pause = (story && publishPause(story, input.at)) ?? approvalPause(approval.mode, isApproved)
  return pause ?? (isCampaignPaused ? 'campaign_paused' : null)
}
