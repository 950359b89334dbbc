import type { WorkspaceContext } from '#app/platform/context.ts'
import { prefixQuery } from '#core/workspace/search-words.ts'
import { type FoundText, searchPosts, searchStories } from '#db/queries/workspace/search-workspace.ts'

/** Shown of each kind. */
const SHOWN = 20

/** Stories and posts that hold the words, from two statements sent together; nothing without a word. */
export async function searchWorkspace(
  ctx: WorkspaceContext,
  { search }: { search: string },
): Promise<{ stories: FoundText[]; posts: FoundText[] }> {
  const query = prefixQuery(search)
  if (query === null) return { stories: [], posts: [] }
  const request = { workspace: ctx.workspace, query, limit: SHOWN }
  const [stories, posts] = await ctx.inWorkspace(sql =>
    Promise.all([searchStories(sql, request), searchPosts(sql, request)]),
  )
  return { stories, posts }
}
