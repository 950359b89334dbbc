import type { WorkspaceContext } from '#app/platform/context.ts'
import { MOST_OF_NAME } from '#core/posts/post-name.ts'
import { listPosts } from '#db/queries/posts/list-posts.ts'
import { listStoryTitles } from '#db/queries/stories/list-stories.ts'

/** Shown in a list to choose from. */
const MOST = 100
/** Of posts, unless older ones are asked for. */
const NEWEST = 6

/**
 * Stories and posts that somebody may name as what brought them, the newest first. Of the posts there are few unless older
 * ones are asked for: a hundred names weigh more than the rest of the page.
 */
export async function readChoices(
  ctx: WorkspaceContext,
  { withOlder }: { withOlder: boolean },
): Promise<{
  stories: { id: string; label: string }[]
  posts: { id: string; label: string }[]
  hasOlderPosts: boolean
}> {
  const { workspace } = ctx
  const [stories, posts] = await ctx.inWorkspace(sql =>
    Promise.all([
      listStoryTitles(sql, { workspace, limit: MOST }),
      listPosts(sql, { workspace, page: { page: 1, size: withOlder ? MOST : NEWEST } }),
    ]),
  )
  return {
    stories: stories.map(({ id, title }) => ({ id, label: title.slice(0, MOST_OF_NAME) })),
    posts: posts.rows.map(({ id, title, body }) => ({ id, label: (title || body).slice(0, MOST_OF_NAME) })),
    hasOlderPosts: !withOlder && posts.pages > 1,
  }
}
