import type { Sql, WorkspaceId } from '#db/client.ts'
import { listRecentBodies } from '#db/queries/posts/list-posts.ts'

/**
 * Fewer say too little about how somebody writes.
 */
const FEWEST = 5
const MOST = 10
/** Characters of each; the browser is sent them too. */
const LENGTH = 1500

/**
 * The brand's newest posts for the score, without the one being scored; none when there are fewer than five. Browser
 * and server score with the same list, so that they say the same number.
 */
export async function findHistory(
  sql: Sql,
  { workspace, except }: { workspace: WorkspaceId; except: string | null },
): Promise<string[]> {
  const bodies = await listRecentBodies(sql, { workspace, limit: MOST, except, length: LENGTH })
  return bodies.length >= FEWEST ? bodies : []
}
