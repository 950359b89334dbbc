import type { WorkspaceContext } from '#app/platform/context.ts'
import { MOST_OF_NAME } from '#core/posts/post-name.ts'
import { listPosts } from '#db/queries/posts/list-posts.ts'

/** Of posts at a time: a hundred names weigh more than the rest of the page. */
const POSTS = 6

/** A page of the posts that somebody may have replied to, the newest first. */
export async function readChoices(
  ctx: WorkspaceContext,
  { page }: { page: number },
): Promise<{
  posts: { id: string; label: string }[]
  /** Which page of the posts it is, and of how many. */
  page: number
  pages: number
}> {
  const { workspace } = ctx
  const posts = await ctx.readInWorkspace(sql => listPosts(sql, { workspace, page: { page, size: POSTS } }))
  return {
    posts: posts.rows.map(({ id, title, body }) => ({ id, label: (title || body).slice(0, MOST_OF_NAME) })),
    ...{ page, pages: posts.pages },
  }
}
