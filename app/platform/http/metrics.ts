import type { MiddlewareFunction } from 'react-router'

/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

const startedAt = Date.now()
const byStatus = new Map<string, number>()
const buckets = BOUNDS.map(() => 0)
let count = 0
let seconds = 0

/** Counts every answered request of this process. */
export const countRequests: MiddlewareFunction<Response> = async (_, next) => {
  const began = performance.now()
  const response = await next()
  const took = (performance.now() - began) / 1000
  const kind = `${Math.floor(response.status / 100)}xx`
  byStatus.set(kind, (byStatus.get(kind) ?? 0) + 1)
  count += 1
  seconds += took
  BOUNDS.forEach((bound, at) => {
    if (took <= bound) buckets[at] = (buckets[at] ?? 0) + 1
  })
  return response
}

/** This process in Prometheus' text format: requests by status, durations, memory, uptime. */
export function metricsText(): string {
  const { rss, heapUsed } = process.memoryUsage()
  return `${[
    '# TYPE http_requests_total counter',
    ...[...byStatus].sort().map(([kind, value]) => `http_requests_total{status="${kind}"} ${value}`),
    '# TYPE http_request_duration_seconds histogram',
    ...BOUNDS.map((bound, at) => `http_request_duration_seconds_bucket{le="${bound}"} ${buckets[at] ?? 0}`),
    `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum ${seconds.toFixed(6)}`,
    `http_request_duration_seconds_count ${count}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_size_used_bytes gauge',
    `nodejs_heap_size_used_bytes ${heapUsed}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${Math.round((Date.now() - startedAt) / 1000)}`,
  ].join('\n')}\n`
}
