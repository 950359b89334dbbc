import { refreshBatch } from '#app/insights/services/refresh-batch.ts'
import type { Database } from '#db/client.ts'
import { deleteBatchCursor, findBatchCursor, upsertBatchCursor } from '#db/queries/platform/batch-cursors.ts'

const CURSOR = 'refresh-insights'
/** Users per batch; memory stays flat whatever the number of users. */
const BATCH = 500
/** An interrupted run goes on for this long; after that it starts afresh. */
const RESUME_MS = 6 * 3_600_000

export interface RefreshReport {
  readonly users: number
  /** Insights that are new, have changed, or have ended. */
  readonly written: number
  /** True when it went on where an earlier run was interrupted. */
  readonly resumed: boolean
}

export interface RefreshOptions {
  readonly now: Date
  /** Ignore where an interrupted run stood. */
  readonly restart?: boolean
  /** Count, and write nothing. */
  readonly dryRun?: boolean
  readonly batchSize?: number
  readonly onProgress?: (users: number) => void
}

/** Makes every user's insights anew, batch by batch; the cursor moves in the transaction that writes. */
export async function refreshAll(db: Database, options: RefreshOptions): Promise<RefreshReport> {
  const dryRun = options.dryRun === true
  const cursor =
    options.restart || dryRun
      ? null
      : await db.acrossWorkspaces('operator', sql => findBatchCursor(sql, { name: CURSOR }))
  const isResumable = cursor !== null && options.now.getTime() - cursor.startedAt.getTime() < RESUME_MS
  const now = isResumable ? cursor.startedAt : options.now
  const limit = options.batchSize ?? BATCH
  let after = isResumable ? cursor.cursor : null
  let users = isResumable ? cursor.rowsRead : 0
  let written = isResumable ? cursor.rowsWritten : 0
  for (;;) {
    const progress = { name: CURSOR, startedAt: now }
    const batch = await refreshBatch(db, {
      after,
      limit,
      now,
      dryRun,
      done: (sql, done) =>
        upsertBatchCursor(sql, {
          ...progress,
          cursor: done.cursor ?? '',
          rowsRead: users + done.users,
          rowsWritten: written + done.written,
        }),
    })
    users += batch.users
    written += batch.written
    options.onProgress?.(users)
    if (batch.users < limit) break
    after = batch.cursor
  }
  if (!dryRun) await db.acrossWorkspaces('operator', sql => deleteBatchCursor(sql, { name: CURSOR }))
  return { users, written, resumed: isResumable }
}
