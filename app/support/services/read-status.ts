import type { ServiceContext } from '#app/platform/context.ts'
import { isOutage } from '#app/platform/outage/is-outage.ts'
import { readWorkers } from '#app/platform/workers/workers.ts'
import {
  firstStatusDay,
  overallState,
  type WorkerHistory,
  workerHistories,
} from '#core/support/status-days.ts'
import { findWorkPause } from '#db/queries/platform/work-pause.ts'
import { listWorkerDays } from '#db/queries/platform/worker-checks.ts'

type State = ReturnType<typeof overallState>

/** How the service does now and did over the last 30 days. */
export interface ServiceStatus {
  readonly overall: State
  readonly checkedAt: Date
  /** Since when we hold all background work back; null while it runs. */
  readonly pausedAt: Date | null
  readonly workers: readonly (WorkerHistory & { readonly state: State; readonly measuredAt: Date | null })[]
}

/** For anybody. Null while the database does not answer, which is all there is to say then. */
export async function readStatus(context: ServiceContext): Promise<ServiceStatus | null> {
  try {
    return await measured(context)
  } catch (error) {
    if (!isOutage(error)) throw error
    return null
  }
}

async function measured(context: ServiceContext): Promise<ServiceStatus> {
  const now = context.now()
  const { sql } = context.db.unscoped
  const [workers, days, pause] = await Promise.all([
    readWorkers(context),
    listWorkerDays(sql, { from: firstStatusDay(now) }),
    findWorkPause(sql),
  ])
  const histories = new Map(workerHistories(days, now).map(history => [history.worker, history]))
  return {
    overall: overallState([...workers.map(({ state }) => state), ...(pause ? (['behind'] as const) : [])]),
    checkedAt: now,
    pausedAt: pause?.pausedAt ?? null,
    workers: workers.flatMap(({ worker, state, measuredAt }) => {
      const history = histories.get(worker)
      return history ? [{ ...history, state, measuredAt }] : []
    }),
  }
}
