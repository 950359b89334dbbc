import { approvalHold, type PlanHold } from '#core/posts/approval/approval.ts'
import { publishHold } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findApproval } from '#db/queries/posts/reviews.ts'
import { findPermissionOfPost } from '#db/queries/stories/story-uses.ts'

/**
 * Why a post may not go out at an instant: by what the people in its story allow, or because its text needs a yes that
 * nobody gave; null when nothing stands in the way.
 */
export async function findHold(
  sql: Sql,
  given: { workspace: WorkspaceId; contentId: string | null; at: Date },
): Promise<PlanHold | null> {
  const { workspace, contentId } = given
  if (!contentId) return null
  const [story, approval] = await Promise.all([
    findPermissionOfPost(sql, { workspace, contentId }),
    findApproval(sql, { workspace, contentId }),
  ])
  return (story && publishHold(story, given.at)) ?? approvalHold(approval.mode, approval.isApproved)
}
