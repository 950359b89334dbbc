import type { PgBoss } from 'pg-boss'
import type { Database } from '#db/client.ts'
import { deleteOutboxJobs, listOutboxJobs } from '#db/queries/platform/outbox.ts'
import { JOBS, type JobName } from './catalog.ts'

/** Given with each job: a queue that exists cannot be told any more. */
function lifeSign(queue: string): { heartbeatSeconds?: number } {
  const { heartbeatSeconds } = JOBS[queue as JobName] ?? {}
  return heartbeatSeconds === undefined ? {} : { heartbeatSeconds }
}

/** Rows moved at once. */
const BATCH = 100

/**
 * Moves what services asked for in their transactions to the job queue. The row's id becomes the job's id, so a
 * relay that died half-way, or two at once, queue nothing twice; no transaction is held meanwhile, which the single
 * session of the embedded database could not afford. Answers the queues that got something to do.
 */
export async function relayOutbox(db: Database, boss: PgBoss): Promise<ReadonlySet<string>> {
  const rows = await listOutboxJobs(db.unscoped.sql, { limit: BATCH })
  if (rows.length === 0) return new Set()
  for (const { id, queue, payload } of rows) await boss.send(queue, payload, { id, ...lifeSign(queue) })
  await deleteOutboxJobs(db.unscoped.sql, { ids: rows.map(row => row.id) })
  return new Set(rows.map(({ queue }) => queue))
}
