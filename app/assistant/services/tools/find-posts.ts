import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FindPostsInput, FoundPosts } from '#core/assistant/tools/find-posts.ts'
import { statusesTold } from '#core/assistant/tools/post-status.ts'
import { anyWordQuery } from '#core/workspace/search-words.ts'
import { findPostRows } from '#db/queries/assistant/lookups.ts'
import { toldPost } from './told-post.ts'

/**
 * Posts for the model, in one statement: what it asked for, of the workspace of whoever asks. `tell` says more of each to
 * whom else it is for.
 */
export async function findPosts(
  ctx: WorkspaceContext,
  input: FindPostsInput,
  tell = toldPost,
): Promise<FoundPosts> {
  const { workspace, timeZone } = ctx
  const { order, status, limit } = input
  const query = anyWordQuery(input.query)
  const { total, rows } = await ctx.readInWorkspace(sql =>
    findPostRows(sql, { workspace, query, order, limit, statuses: statusesTold(status) }),
  )
  return { total, posts: rows.map(row => tell(row, timeZone)) }
}
