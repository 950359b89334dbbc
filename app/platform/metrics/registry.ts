import { config } from '#app/config.server.ts'
import { raisedAlarms } from '#app/platform/log/alarm.ts'
import { logger } from '#app/platform/log/logger.ts'
import { atFirstUse } from '#core/shared/at-first-use.ts'

/** Upper bounds of durations, in seconds: of what a person waits for, and of what nobody does. */
const PAGE_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const QUERY_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const JOB_BOUNDS = [0.05, 0.25, 1, 5, 15, 60, 300, 900]

export type Metrics = Awaited<ReturnType<typeof openMetrics>>

/** Everything that this process tells Prometheus. The library is loaded with the first call, a tenth of a second. */
export const metrics = atFirstUse(openMetrics)

/** Notes a number, where METRICS_TOKEN lets somebody read it. Nobody waits for it, and one that is none harms nobody. */
export function record(note: (metrics: Metrics) => void): void {
  if (!config().metricsToken) return
  metrics()
    .then(note)
    .catch((error: unknown) => logger().warn({ err: error }, 'a number could not be noted for /metrics'))
}

/**
 * A registry of our own: the library's global one would be shared with whatever else uses it. Labels are of short lists:
 * patterns of routes, names of queues, classes of status; never what somebody typed.
 */
async function openMetrics() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  // Processor, memory, how late the event loop is, open handles, garbage collection.
  collectDefaultMetrics({ register: registry })
  const startedAt = Date.now()
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Since the process began to serve.',
    registers,
    collect() {
      this.set(Math.round((Date.now() - startedAt) / 1000))
    },
  })
  new Counter({
    name: 'alarms_total',
    help: 'Alarms raised for an operator to look at, such as unusually many tries of one form.',
    labelNames: ['alarm', 'subject'] as const,
    registers,
    collect() {
      this.reset()
      for (const { alarm, subject, count } of raisedAlarms()) this.inc({ alarm, subject }, count)
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests, by class of status. Files and pages from memory are not among them.',
      labelNames: ['status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long answers took, in seconds, by pattern of the route, method and class of status.',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: PAGE_BOUNDS,
      registers,
    }),
    refusals: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests answered 503 at once, because the process could not keep up.',
      registers,
    }),
    cacheRequests: new Counter({
      name: 'cache_requests_total',
      help: 'Looks into a cache of this process, by whether it had what was looked for.',
      labelNames: ['cache', 'result'] as const,
      registers,
    }),
    streams: new Gauge({
      name: 'live_streams',
      help: 'Open streams of live updates, in number.',
      registers,
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of each pool, in number, by whether they are in use.',
      labelNames: ['pool', 'state'] as const,
      registers,
    }),
    waitingQueries: new Gauge({
      name: 'database_waiting_queries',
      help: 'Queries of each pool that wait for a connection, in number.',
      labelNames: ['pool'] as const,
      registers,
    }),
    queryWaits: new Histogram({
      name: 'database_wait_seconds',
      help: 'How long queries waited for a connection, in seconds.',
      labelNames: ['pool'] as const,
      buckets: QUERY_BOUNDS,
      registers,
    }),
    queryDurations: new Histogram({
      name: 'database_query_duration_seconds',
      help: 'How long queries took with their wait, in seconds.',
      labelNames: ['pool', 'outcome'] as const,
      buckets: QUERY_BOUNDS,
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Tries of background jobs in this process, by how they ended.',
      labelNames: ['queue', 'outcome'] as const,
      registers,
    }),
    jobDurations: new Histogram({
      name: 'job_duration_seconds',
      help: 'How long tries of background jobs took, in seconds.',
      labelNames: ['queue'] as const,
      buckets: JOB_BOUNDS,
      registers,
    }),
    queuedJobs: new Gauge({
      name: 'queue_jobs',
      help: 'Jobs of each queue in the whole installation, in number: waiting, later, active, or failed for good.',
      labelNames: ['queue', 'state'] as const,
      registers,
    }),
    queueAge: new Gauge({
      name: 'queue_oldest_seconds',
      help: 'How long the oldest job of each queue has been due, in seconds; 0 where none waits.',
      labelNames: ['queue'] as const,
      registers,
    }),
    outboxAge: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'How long the oldest job that was asked for has not been handed to its queue, in seconds.',
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Tries to send an email in this process: sent, failed (tried again), or given up.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    waitingMails: new Gauge({
      name: 'mails_waiting',
      help: 'Emails of the whole installation that are not sent yet, in number.',
      registers,
    }),
    mailAge: new Gauge({
      name: 'mail_oldest_seconds',
      help: 'How long the oldest email that is still tried has waited, in seconds.',
      registers,
    }),
    modelRequests: new Counter({
      name: 'assistant_requests_total',
      help: 'Requests to the model of the assistant, by how they ended.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    modelTokens: new Counter({
      name: 'assistant_tokens_total',
      help: 'Tokens that the model of the assistant read and wrote, which its provider charges for.',
      labelNames: ['kind'] as const,
      registers,
    }),
    modelAsked: new Gauge({
      name: 'assistant_asked_today',
      help: 'Questions in the running 24 hours, in number, of all trials and of everyone.',
      labelNames: ['subject'] as const,
      registers,
    }),
    modelLimit: new Gauge({
      name: 'assistant_daily_limit',
      help: 'Questions that are allowed in 24 hours, in number, of all trials and of everyone.',
      labelNames: ['subject'] as const,
      registers,
    }),
    databaseRead: new Gauge({
      name: 'metrics_database_up',
      help: 'Whether the database told about queues and emails for this answer: 1 or 0.',
      registers,
    }),
  }
}
