import { addMs, SECOND_MS } from '#core/shared/time.ts'
import { LATE_MS, WORKERS, type WorkerName, workerState } from '#core/shared/worker-state.ts'
import {
  existsWorkerCheckAfter,
  listWorkerChecks,
  upsertWorkerChecks,
  upsertWorkerDays,
} from '#db/queries/platform/worker-checks.ts'
import type { ServiceContext } from '../context.ts'

/** Two measurements within this are one minute’s: a repeated job counts once for its day. */
const SAME_MINUTE_MS = 30 * SECOND_MS

/**
 * Keeps how far the background work is behind, as it is at this moment, and counts it to the day. That it is kept at all
 * shows that jobs run.
 */
export async function measureWorkers({ db, now }: ServiceContext): Promise<void> {
  const at = now()
  await db.acrossWorkspaces('worker checks', async sql => {
    const isCounted = await existsWorkerCheckAfter(sql, { after: addMs(at, -SAME_MINUTE_MS) })
    await upsertWorkerChecks(sql, { now: at })
    if (!isCounted) await upsertWorkerDays(sql, { lateMs: LATE_MS })
  })
}

/** How each of our workers does, by its last measurement; `measuredAt` is null before the first. */
export async function readWorkers({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<
  { worker: WorkerName; state: ReturnType<typeof workerState>; measuredAt: Date | null }[]
> {
  const checks = await listWorkerChecks(db.unscoped.sql)
  return WORKERS.map(worker => {
    const check = checks.find(each => each.worker === worker) ?? null
    return { worker, state: workerState(check, now()), measuredAt: check?.measuredAt ?? null }
  })
}
