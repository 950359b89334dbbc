import { createHash } from 'node:crypto'
import type { Remember } from '#core/analytics/works/compare.ts'
import type { WorkspaceId } from '#db/client.ts'

/** Found numbers that are kept, of the workspaces that were looked at last. */
const MOST_KEPT = 1000

const found = new Map<string, number>()

/** Remembers how far chance reached in a workspace: whoever opens the page again while nothing changed need not wait for it. */
export function rememberReach(workspace: WorkspaceId): Remember {
  return (facts, find) => {
    const key = createHash('sha256').update(workspace).update(facts).digest('base64')
    const reach = found.get(key) ?? find()
    // The last that was asked for is the last to be forgotten.
    found.delete(key)
    found.set(key, reach)
    const [oldest = key] = found.keys()
    if (found.size > MOST_KEPT) found.delete(oldest)
    return reach
  }
}
