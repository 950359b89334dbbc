import type { WorkspaceContext } from '#app/platform/context.ts'
import { MOST_OF_NAME } from '#core/posts/post-name.ts'
import { listPosts } from '#db/queries/posts/list-posts.ts'
import { listStoryTitles } from '#db/queries/stories/list-stories.ts'

/** Shown in a list to choose from. */
const MOST = 100
/** Of posts at a time: a hundred names weigh more than the rest of the page. */
const POSTS = 6

/** Stories and posts that somebody may name as what brought them, the newest first. Of the posts there is a page. */
export async function readChoices(
  ctx: WorkspaceContext,
  { page }: { page: number },
): Promise<{
  stories: { id: string; label: string }[]
  posts: { id: string; label: string }[]
  /** Which page of the posts it is, and of how many. */
  page: number
  pages: number
}> {
  const { workspace } = ctx
  const [stories, posts] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listStoryTitles(sql, { workspace, limit: MOST }),
      listPosts(sql, { workspace, page: { page, size: POSTS } }),
    ]),
  )
  return {
    stories: stories.map(({ id, title }) => ({ id, label: title.slice(0, MOST_OF_NAME) })),
    posts: posts.rows.map(({ id, title, body }) => ({ id, label: (title || body).slice(0, MOST_OF_NAME) })),
    ...{ page, pages: posts.pages },
  }
}
