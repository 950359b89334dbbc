import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  FIND_WATCHED_LIMITS,
  type FindWatchedInput,
  type FoundWatched,
} from '#core/assistant/tools/find-watched.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { firstSentences } from '#core/shared/grammar/sentences.ts'
import { listItems } from '#db/queries/watch/items.ts'

/** What others published, for the model, in one statement: of the workspace of whoever asks, and without ids. */
export async function findWatched(ctx: WorkspaceContext, input: FindWatchedInput): Promise<FoundWatched> {
  const { workspace, timeZone } = ctx
  const { state, limit } = input
  const search = input.query.slice(0, FIND_WATCHED_LIMITS.query)
  const { rows, total } = await ctx.readInWorkspace(sql =>
    listItems(sql, { workspace, state, sourceId: null, search, page: { page: 1, size: limit } }),
  )
  return {
    total,
    items: rows.map(({ title, sourceName, address, publishedAt, summary }) => ({
      title,
      source: sourceName,
      address,
      publishedOn: wallTimeOf(publishedAt, timeZone).day,
      excerpt: firstSentences(summary, FIND_WATCHED_LIMITS.excerpt),
    })),
  }
}
