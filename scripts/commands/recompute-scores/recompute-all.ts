import { setImmediate as nextTurn } from 'node:timers/promises'
import { scoreHoldsUntil } from '#core/brand/score/holds-until.ts'
import type { BrandScoreInput } from '#core/brand/score/input.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import type { Database } from '#db/client.ts'
import { listScoreBatch, unpackHistory } from '#db/queries/brand/score-inputs.ts'
import {
  deleteScoreMarks,
  type NewBrandScore,
  type SettledScore,
  settleBrandScores,
  upsertBrandScores,
} from '#db/queries/brand/scores.ts'
import { deleteBatchCursor, findBatchCursor, upsertBatchCursor } from '#db/queries/platform/batch-cursors.ts'

export const CURSOR = 'recompute-scores'

/** Users per batch; memory stays flat whatever the number of users. */
const BATCH = 5000

/** Users computed at a stretch: what the database sends meanwhile fills the line, and it waits until somebody reads on. */
const TURN = 250

const HOUR_MS = 3_600_000
/** An interrupted run goes on with its own "now" for this long; after that it starts afresh. */
const RESUME_MS = 6 * HOUR_MS

export interface RecomputeReport {
  readonly users: number
  /** Users among them whose history was read; everybody else's score was known to hold. */
  readonly read: number
  readonly written: number
  /** True when it went on where an earlier run was interrupted. */
  readonly resumed: boolean
}

export interface RecomputeOptions {
  readonly now: Date
  /** Ignore where an interrupted run stood. */
  readonly restart?: boolean
  readonly batchSize?: number
  readonly onProgress?: (users: number) => void
}

/**
 * Computes every user's brand score as of the beginning of the present hour (so that a second run finds nothing to
 * change) and writes those that differ. Who is settled is passed over without a look at their history. Batches follow the ids; the cursor moves in the transaction that writes, so
 * an interrupted run goes on without losing or repeating work. While one batch is computed the next is being read and
 * the one before is being written, each on a connection of its own.
 */
export async function recomputeAll(db: Database, options: RecomputeOptions): Promise<RecomputeReport> {
  const asOf = new Date(Math.floor(options.now.getTime() / HOUR_MS) * HOUR_MS)
  const resumeAt = options.restart
    ? null
    : await db.acrossWorkspaces('operator', sql => findBatchCursor(sql, { name: CURSOR }))
  const resumable = resumeAt && asOf.getTime() - resumeAt.startedAt.getTime() < RESUME_MS ? resumeAt : null
  const startedAt = resumable?.startedAt ?? asOf
  const size = options.batchSize ?? BATCH
  let users = resumable?.rowsRead ?? 0
  let written = resumable?.rowsWritten ?? 0
  let histories = 0

  const read = (after: string | null) =>
    db.acrossWorkspaces('operator', sql => listScoreBatch(sql, { after, limit: size, now: startedAt }))

  let next: ReturnType<typeof read> | null = read(resumable?.cursor ?? null)
  let writing: Promise<void> = Promise.resolve()
  while (next) {
    const batch: Awaited<ReturnType<typeof read>> = await next
    const cursor = batch.last
    if (cursor === null) break
    next = batch.users === size ? read(cursor) : null
    // Both are awaited further on; a failure before that must not count as nobody's.
    next?.catch(() => {})
    const changed: NewBrandScore[] = []
    const holds: (Date | null)[] = []
    const same: SettledScore[] = []
    const marks: string[] = []
    for (const [at, { userId, history, stored, marks: seen }] of batch.unsettled.entries()) {
      if (at % TURN === TURN - 1) await nextTurn()
      const input = unpackHistory(history)
      const score = scoreOf(userId, input, startedAt)
      const until = scoreHoldsUntil(input, startedAt)
      if (stored !== null && isSameScore(stored, score))
        same.push({ userId, computedAt: stored.computedAt, until })
      else {
        changed.push(score)
        holds.push(until)
      }
      marks.push(...seen)
    }
    await writing
    users += batch.users
    histories += batch.unsettled.length
    const progress = { name: CURSOR, cursor, startedAt, rowsRead: users }
    writing = db.acrossWorkspaces('operator', async sql => {
      if (changed.length > 0)
        written += await upsertBrandScores(sql, { scores: changed, now: startedAt, until: holds })
      if (same.length > 0) await settleBrandScores(sql, { scores: same, now: startedAt })
      if (marks.length > 0) await deleteScoreMarks(sql, { marks })
      await upsertBatchCursor(sql, { ...progress, rowsWritten: written })
    })
    writing.then(
      () => options.onProgress?.(progress.rowsRead),
      () => {},
    )
  }
  await writing
  await db.acrossWorkspaces('operator', sql => deleteBatchCursor(sql, { name: CURSOR }))
  return { users, read: histories, written, resumed: resumable !== null }
}

/** The score of one user as it is stored. */
export function scoreOf(userId: string, input: BrandScoreInput, now: Date): NewBrandScore {
  const { lastUpdated: _lastUpdated, ...score } = scoreBrand(input, now)
  return { userId, ...score }
}

const PARTS = ['overall', 'voice', 'values', 'audience', 'emotion', 'dataSource', 'confidence'] as const
const BREAKDOWN = ['checkinScore', 'contentScore', 'aiScore', 'frequency', 'recency'] as const

/** Whether there is nothing to write; the database asks once more (`is distinct from`) before it touches a row. */
function isSameScore(a: NewBrandScore, b: NewBrandScore): boolean {
  return (
    PARTS.every(part => a[part] === b[part]) &&
    BREAKDOWN.every(part => a.breakdown[part] === b.breakdown[part])
  )
}
