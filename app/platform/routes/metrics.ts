import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readMetrics } from '#app/platform/metrics/read-metrics.ts'
import type { Route } from './+types/metrics'

/** Prometheus reads here with METRICS_TOKEN as a bearer token; without one set, or with another, there is nothing. */
export async function loader({ request }: Route.LoaderArgs) {
  const read = await readMetrics(services(), request.headers.get('Authorization'))
  if (!read) throw notFound()
  return new Response(read.text, { headers: { 'Content-Type': read.contentType } })
}
