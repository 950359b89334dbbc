import type { MiddlewareFunction } from 'react-router'
import { config } from '#app/config.server.ts'
import { record } from '#app/platform/metrics/registry.ts'

/** Methods that are told apart; all others are one. */
const METHODS = new Set(['GET', 'POST'])

/** Counts and times every request that the app answers, by the pattern of its route, where METRICS_TOKEN lets somebody read it. */
export const countRequests: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  if (!config().metricsToken) return next()
  const began = performance.now()
  const response = await next()
  const seconds = (performance.now() - began) / 1000
  const method = METHODS.has(request.method) ? request.method : 'other'
  const route = `/${pattern.replace(/^\/+/, '')}`
  countAnswer({ route, method, status: response.status, seconds })
  return response
}

/** Counts and times one answer, whoever gave it. */
export function countAnswer(answer: {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}): void {
  const { route, method, seconds } = answer
  const status = `${Math.floor(answer.status / 100)}xx`
  record(({ requests, durations }) => {
    requests.inc({ status })
    durations.observe({ route, method, status }, seconds)
  })
}
