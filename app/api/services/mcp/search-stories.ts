import { toldStory } from '#app/assistant/services/tools/told-story.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { FindStoriesInput } from '#core/assistant/tools/find-stories.ts'
import { anyWordQuery } from '#core/workspace/search-words.ts'
import { findStoryRows } from '#db/queries/assistant/lookups.ts'

/** Stories as the assistant is told them, each with the id by which programs name it. */
export async function searchStories(ctx: WorkspaceContext, { query, used, limit }: FindStoriesInput) {
  const { workspace } = ctx
  const { total, rows } = await ctx.inWorkspace(sql =>
    findStoryRows(sql, { workspace, query: anyWordQuery(query), used, limit }),
  )
  return { total, stories: rows.map(row => ({ id: row.id, ...toldStory(row, ctx.now()) })) }
}
