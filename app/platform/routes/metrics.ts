import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readMetrics } from '../http/metrics.ts'
import type { Route } from './+types/metrics'

/** Prometheus reads here with METRICS_TOKEN as a bearer token; without one set, or with another, there is nothing. */
export async function loader({ request }: Route.LoaderArgs) {
  const { metricsToken } = services().config
  const token = request.headers.get('Authorization')?.match(/^Bearer (.+)$/)?.[1]
  if (!metricsToken || !token || !isSame(token, metricsToken)) throw notFound()
  const { text, contentType } = await readMetrics()
  return new Response(text, { headers: { 'Content-Type': contentType } })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests, so that neither the length nor the first difference shows in the time taken. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}
