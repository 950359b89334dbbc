import {
  findOutboxBacklog,
  listQueueBacklogs,
  type OutboxBacklog,
  type QueueBacklog,
} from '#db/queries/platform/backlog.ts'
import { findLimitUse } from '#db/queries/platform/limits.ts'
import { hasJobQueue } from '#db/queries/platform/queues.ts'
import type { ServiceContext } from '../context.ts'
import { logger } from '../log/logger.ts'
import type { Metrics } from './registry.ts'

/** Milliseconds for which an answer of the database serves, so that several that scrape cost no more than one. */
const FRESH_MS = 5_000
/** Milliseconds that the database may take: Prometheus gives up after ten seconds by itself, and would learn nothing. */
const WITHIN_MS = 2_000

const DAY_SECONDS = 24 * 60 * 60

interface Backlog extends OutboxBacklog {
  readonly queues: readonly QueueBacklog[]
  readonly asked: readonly { readonly subject: string; readonly used: number; readonly limit: number }[]
}

/**
 * Puts what the database knows of queues, emails and the assistant into the registry. Where it does not answer in time
 * those numbers are left out and `metrics_database_up` says so.
 */
export async function measureBacklog(context: ServiceContext, metrics: Metrics): Promise<void> {
  const backlog = await recentBacklog(context)
  const { queuedJobs, queueAge, outboxAge, waitingMails, mailAge, modelAsked, modelLimit } = metrics
  for (const gauge of [queuedJobs, queueAge, modelAsked, modelLimit]) gauge.reset()
  metrics.databaseRead.set(backlog ? 1 : 0)
  for (const { queue, oldestSeconds, waiting, later, active, failed } of backlog?.queues ?? []) {
    queueAge.set({ queue }, oldestSeconds)
    for (const [state, count] of Object.entries({ waiting, later, active, failed }))
      queuedJobs.set({ queue, state }, count)
  }
  for (const { subject, used, limit } of backlog?.asked ?? []) {
    modelAsked.set({ subject }, used)
    modelLimit.set({ subject }, limit)
  }
  outboxAge.set(backlog?.outboxSeconds ?? Number.NaN)
  waitingMails.set(backlog?.mails ?? Number.NaN)
  mailAge.set(backlog?.mailSeconds ?? Number.NaN)
}

/** What was read last, where it is fresh enough. */
const last = { at: Number.NEGATIVE_INFINITY, read: null as Promise<Backlog | null> | null }

function recentBacklog(context: ServiceContext): Promise<Backlog | null> {
  if (last.read && performance.now() - last.at < FRESH_MS) return last.read
  last.at = performance.now()
  const late = new Promise<null>(resolve => setTimeout(resolve, WITHIN_MS, null).unref())
  last.read = Promise.race([
    late,
    readBacklog(context).catch((error: unknown) => {
      logger().warn({ err: error }, 'what waits could not be read for /metrics')
      return null
    }),
  ])
  return last.read
}

async function readBacklog({ db, now, config }: ServiceContext): Promise<Backlog> {
  const { trialsDaily, totalDaily } = config.assistantLimits
  const subjects = [
    { subject: 'trials', limit: trialsDaily },
    { subject: 'everyone', limit: totalDaily },
  ]
  return db.acrossWorkspaces('worker checks', async sql => {
    const queues = (await hasJobQueue(sql)) ? await listQueueBacklogs(sql) : []
    const outbox = await findOutboxBacklog(sql)
    const asked = []
    for (const { subject, limit } of subjects) {
      const rule = { key: `assistant:${subject}`, limit, windowSeconds: DAY_SECONDS }
      const { used } = await findLimitUse(sql, { limit: rule, now: now() })
      asked.push({ subject, used, limit })
    }
    return { ...outbox, queues, asked }
  })
}
