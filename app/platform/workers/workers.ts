import { WORKERS, type WorkerName, workerState } from '#core/shared/worker-state.ts'
import { listWorkerChecks, upsertWorkerChecks } from '#db/queries/platform/worker-checks.ts'
import type { ServiceContext } from '../context.ts'

/** Keeps how far the background work is behind, as it is at this moment. That it is kept at all shows that jobs run. */
export async function measureWorkers({ db, now }: ServiceContext): Promise<void> {
  await db.acrossWorkspaces('worker checks', sql => upsertWorkerChecks(sql, { now: now() }))
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
