import type { WorkspaceContext } from '#app/platform/context.ts'
import { listPosts } from '#db/queries/posts/list-posts.ts'
import { listStoryTitles } from '#db/queries/stories/list-stories.ts'

/** Shown in a list to choose from. */
const MOST = 100

/** Stories and posts that somebody may name as what brought them, the newest first. */
export async function readChoices(ctx: WorkspaceContext): Promise<{
  stories: { id: string; label: string }[]
  posts: { id: string; label: string }[]
}> {
  const { workspace } = ctx
  const [stories, posts] = await ctx.inWorkspace(sql =>
    Promise.all([
      listStoryTitles(sql, { workspace, limit: MOST }),
      listPosts(sql, { workspace, page: { page: 1, size: MOST } }),
    ]),
  )
  return {
    stories: stories.map(({ id, title }) => ({ id, label: title })),
    posts: posts.rows.map(({ id, title, body }) => ({ id, label: title || body.slice(0, 80) })),
  }
}
