import { type PublishHold, publishHold } from '#core/stories/permission/permission.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findPermissionOfPost } from '#db/queries/stories/story-uses.ts'

/** Why a post may not go out at an instant, by what the people in its story allow; null when nothing stands in the way. */
export async function findHold(
  sql: Sql,
  given: { workspace: WorkspaceId; contentId: string | null; at: Date },
): Promise<PublishHold | null> {
  if (!given.contentId) return null
  const story = await findPermissionOfPost(sql, { workspace: given.workspace, contentId: given.contentId })
  return story ? publishHold(story, given.at) : null
}
