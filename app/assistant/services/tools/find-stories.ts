import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FindStoriesInput, FoundStories } from '#core/assistant/tools/find-stories.ts'
import { anyWordQuery } from '#core/workspace/search-words.ts'
import { findStoryRows } from '#db/queries/assistant/lookups.ts'
import { toldStory } from './told-story.ts'

/**
 * Stories for the model, in one statement: what it asked for, of the workspace of whoever asks. `tell` says more of each to
 * whom else it is for.
 */
export async function findStories(
  ctx: WorkspaceContext,
  input: FindStoriesInput,
  tell = toldStory,
): Promise<FoundStories> {
  const { workspace } = ctx
  const { used, limit } = input
  const query = anyWordQuery(input.query)
  const { total, rows } = await ctx.readInWorkspace(sql =>
    findStoryRows(sql, { workspace, query, used, limit }),
  )
  return { total, stories: rows.map(row => tell(row, ctx.now())) }
}
