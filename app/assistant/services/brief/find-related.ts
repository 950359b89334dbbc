import { toldPost } from '#app/assistant/services/tools/told-post.ts'
import { toldStory } from '#app/assistant/services/tools/told-story.ts'
import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { NOTHING_RELATED, RELATED_LIMITS, type RelatedRows, relatedRows } from '#core/assistant/related.ts'
import { statusesTold } from '#core/assistant/tools/post-status.ts'
import { anyWordQuery } from '#core/workspace/search-words.ts'
import { findAnswerKeys, findPostRows, findStoryRows } from '#db/queries/assistant/lookups.ts'

/** The stories, posts and answers that a question is about, the closest first; nothing when it names nothing. */
export async function findRelated(ctx: WorkspaceContext, question: string): Promise<RelatedRows> {
  const { workspace, timeZone } = ctx
  const query = anyWordQuery(question)
  if (query === null) return NOTHING_RELATED
  const limit = RELATED_LIMITS.rows
  const [stories, posts, keys, foundation] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findStoryRows(sql, { workspace, query, limit, used: 'any' }),
      findPostRows(sql, { workspace, query, limit, order: 'closest', statuses: statusesTold('any') }),
      findAnswerKeys(sql, { workspace, query, limit }),
      findFoundation(sql, { workspace }),
    ]),
  )
  return relatedRows({
    stories: stories.rows.map(row => toldStory(row, ctx.now())),
    posts: posts.rows.map(row => toldPost(row, timeZone)),
    keys,
    foundation,
  })
}
