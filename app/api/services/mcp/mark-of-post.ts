import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findReviewedMark } from '#db/queries/posts/reviewed-mark.ts'

/** What a post’s text and pictures are marked by as they are now, so that approval counts for these alone; null for none. */
export async function markOfPost(
  ctx: WorkspaceContext,
  { postId }: { postId: string },
): Promise<string | null> {
  if (!isUuid(postId)) return null
  const { workspace } = ctx
  return ctx.inWorkspace(sql => findReviewedMark(sql, { workspace, postId }))
}
