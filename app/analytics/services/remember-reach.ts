import { createHash } from 'node:crypto'
import type { Remember } from '#core/analytics/works/compare.ts'
import type { WorkspaceId } from '#db/client.ts'
import { keepNewest } from './keep-newest.ts'

const found = keepNewest<number>(1000)

/** Remembers how far chance reached in a workspace: whoever opens the page again while nothing changed need not wait for it. */
export function rememberReach(workspace: WorkspaceId): Remember {
  return (facts, find) => {
    const key = createHash('sha256').update(workspace).update(facts).digest('base64')
    const before = found.get(key)
    if (before !== undefined) return before
    const reach = find()
    found.set(key, reach)
    return reach
  }
}
