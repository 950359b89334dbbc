import { toldPost } from '#app/assistant/services/tools/told-post.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FindPostsInput } from '#core/assistant/tools/find-posts.ts'
import { statusesTold } from '#core/assistant/tools/post-status.ts'
import { anyWordQuery } from '#core/workspace/search-words.ts'
import { findPostRows } from '#db/queries/assistant/lookups.ts'

/** Posts as the assistant is told them, each with the id by which programs name it. */
export async function searchPosts(ctx: WorkspaceContext, { query, order, status, limit }: FindPostsInput) {
  const { workspace, timeZone } = ctx
  const statuses = statusesTold(status)
  const { total, rows } = await ctx.inWorkspace(sql =>
    findPostRows(sql, { workspace, query: anyWordQuery(query), order, limit, statuses }),
  )
  return { total, posts: rows.map(row => ({ id: row.id, ...toldPost(row, timeZone) })) }
}
