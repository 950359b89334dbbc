import { prefixQuery } from '#core/support/shell/search-words.ts'
import { type FoundText, searchPosts, searchStories } from '#db/queries/content/search-workspace.ts'
import type { WorkspaceContext } from '../context.ts'

/** Shown of each kind. */
const SHOWN = 20

/** Stories and posts that hold the words, from two statements sent together; nothing without a word. */
export async function searchWorkspace(
  ctx: WorkspaceContext,
  { search }: { search: string },
): Promise<{ stories: FoundText[]; posts: FoundText[] }> {
  const query = prefixQuery(search)
  if (query === null) return { stories: [], posts: [] }
  const wanted = { workspace: ctx.workspace, query, limit: SHOWN }
  const [stories, posts] = await ctx.db.inWorkspace(ctx.workspace, sql =>
    Promise.all([searchStories(sql, wanted), searchPosts(sql, wanted)]),
  )
  return { stories, posts }
}
