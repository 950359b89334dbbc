import type { MiddlewareFunction } from 'react-router'
import { config } from '#app/config.server.ts'
import { raisedAlarms } from '#app/platform/log/alarm.ts'

/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const startedAt = Date.now()
let opened: ReturnType<typeof openMetrics> | null = null

/** Counts every answered request of this process, where METRICS_TOKEN lets somebody read the count. */
export const countRequests: MiddlewareFunction<Response> = async (_, next) => {
  if (!config().metricsToken) return next()
  const began = performance.now()
  const response = await next()
  const seconds = (performance.now() - began) / 1000
  // Loading the library takes a tenth of a second once: no request waits for it.
  void metrics().then(({ requests, durations }) => {
    requests.inc({ status: `${Math.floor(response.status / 100)}xx` })
    durations.observe(seconds)
  })
  return response
}

/** This process for Prometheus: requests by status, durations, memory, uptime. */
export async function readMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = await metrics()
  return { text: await registry.metrics(), contentType: registry.contentType }
}

function metrics() {
  opened ??= openMetrics()
  return opened
}

/** A registry of our own: the library's global one would be shared with whatever else uses it. */
async function openMetrics() {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests, by class of status.',
    labelNames: ['status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    buckets: BOUNDS,
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', () => process.memoryUsage().heapUsed)
  gauge('process_uptime_seconds', 'Since the process began to serve.', () =>
    Math.round((Date.now() - startedAt) / 1000),
  )
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
  return { registry, requests, durations }
}
