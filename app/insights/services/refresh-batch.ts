import type { Database, TransactionWork } from '#db/client.ts'
import { upsertInsights } from '#db/queries/insights/insights.ts'
import { listInsightUsers, upsertInsightRefreshes } from '#db/queries/insights/refreshes.ts'
import { listWorkspaceFacts } from '#db/queries/insights/workspace-facts.ts'
import { draftInsights } from './draft-insights.ts'

export interface RefreshedBatch {
  readonly users: number
  /** Insights that are new, have changed, or have ended. */
  readonly written: number
  /** The last id of the batch; null when there was nobody left. */
  readonly cursor: string | null
}

/** Ends a transaction without keeping what it did. */
class NotKept extends Error {}

/**
 * Makes the insights of the next users in the order of their ids anew, with as many statements for thousands as for one.
 * A dry run counts what it would write, and writes nothing. `done` is called in the transaction that writes.
 */
export async function refreshBatch(
  db: Database,
  input: {
    after: string | null
    limit: number
    now: Date
    dryRun?: boolean
    done?: (sql: Parameters<TransactionWork<void>>[0], batch: RefreshedBatch) => Promise<void>
  },
): Promise<RefreshedBatch> {
  const { after, limit, now } = input
  const users = await db.acrossWorkspaces('insights', sql => listInsightUsers(sql, { after, limit }))
  const outcome = { users: users.length, written: 0, cursor: users.at(-1) ?? null }
  if (users.length === 0) return outcome
  const facts = await db.acrossWorkspaces('insights', sql => listWorkspaceFacts(sql, { users, now }))
  const drafts = facts.flatMap(fact => draftInsights(fact, now))
  const write = db.acrossWorkspaces('insights', async sql => {
    outcome.written = await upsertInsights(sql, { users, drafts, now })
    if (input.dryRun) throw new NotKept()
    await upsertInsightRefreshes(sql, { users, now })
    await input.done?.(sql, outcome)
  })
  await write.catch((error: unknown) => {
    if (!(error instanceof NotKept)) throw error
  })
  return outcome
}
