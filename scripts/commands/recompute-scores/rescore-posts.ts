import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import type { Database, Sql, WorkspaceId } from '#db/client.ts'
import {
  listOutdatedPosts,
  type NewStoredScore,
  type OutdatedPost,
  updateOutdatedScores,
} from '#db/queries/posts/outdated-scores.ts'

/** Posts per transaction. */
const BATCH = 200

export interface RescoreOptions {
  /** Only this workspace's posts. */
  readonly workspace?: WorkspaceId
  readonly batchSize?: number
}

/**
 * Scores posts again whose stored score was made by older rules, and takes the score from those that can't be told.
 * Each batch is a transaction, and what is written is no longer old: an interrupted run goes on where it stopped, and
 * a second one finds nothing. Answers how many posts were scored.
 */
export async function rescorePosts(db: Database, options: RescoreOptions = {}): Promise<number> {
  const { workspace = null, batchSize = BATCH } = options
  let written = 0
  for (;;) {
    const found = await db.acrossWorkspaces('operator', async sql => {
      const posts = await listOutdatedPosts(sql, { workspace, limit: batchSize })
      if (posts.length > 0) written += await updateOutdatedScores(sql, { scores: await scoresOf(sql, posts) })
      return posts.length
    })
    if (found < batchSize) return written
  }
}

async function scoresOf(sql: Sql, posts: readonly OutdatedPost[]): Promise<NewStoredScore[]> {
  const scores: NewStoredScore[] = []
  let foundation: Awaited<ReturnType<typeof findFoundation>> = {}
  let owner: WorkspaceId | null = null
  for (const { workspace, id, version, body } of posts) {
    if (workspace !== owner) foundation = await findFoundation(sql, { workspace })
    owner = workspace
    const history = await findHistory(sql, { workspace, except: id })
    const { certainty, overall, voice, values, audience, emotion } = scoreContent(body, foundation, history)
    const numbers = { overall, voice, values, audience, emotion }
    scores.push({ workspace, id, version, scores: certainty === 'told' ? numbers : null, certainty })
  }
  return scores
}
