import { upsertWorkerChecks } from '#db/queries/platform/worker-checks.ts'
import type { ServiceContext } from '../context.ts'

/** Keeps how far the background work is behind, as it is at this moment. That it is kept at all shows that jobs run. */
export async function measureWorkers({ db, now }: ServiceContext): Promise<void> {
  await upsertWorkerChecks(db.sql, { now: now() })
}
