import type { WorkspaceContext } from '#app/platform/context.ts'
import type { StoredPost } from '#core/posts/checks/comparable-posts.ts'
import { SAMENESS_DAYS } from '#core/posts/checks/types.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { listPostsSince } from '#db/queries/posts/list-posts.ts'

/** The workspace's posts of the last 90 days, of which the sameness check takes those that a text may not be like. */
export async function listPastPosts(ctx: WorkspaceContext): Promise<StoredPost[]> {
  const { workspace } = ctx
  const since = new Date(ctx.now().getTime() - SAMENESS_DAYS * DAY_MS)
  return ctx.readInWorkspace(sql => listPostsSince(sql, { workspace, since }))
}
