import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import type { Certainty } from '#core/brand/alignment/types.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'

/** How much some words sound like the brand, and what to do about it; the score means nothing unless `told`. */
export interface ReplyScore {
  readonly overall: number
  readonly certainty: Certainty
  readonly suggestions: readonly string[]
}

/** Scores several texts as the editor scores posts: the foundation and the past posts are read once. */
export async function scoreReply(
  sql: Sql,
  { workspace, texts }: { workspace: WorkspaceId; texts: readonly string[] },
): Promise<ReplyScore[]> {
  if (texts.length === 0) return []
  const [foundation, history] = await Promise.all([
    findFoundation(sql, { workspace }),
    findHistory(sql, { workspace, except: null }),
  ])
  return texts.map(text => {
    const { overall, certainty, suggestions } = scoreContent(text, foundation, history)
    return { overall, certainty, suggestions: suggestions.slice(0, 3) }
  })
}
