import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../context.ts'
import { measureBacklog } from './backlog.ts'
import { metrics } from './registry.ts'
import { measurePools } from './watch-database.ts'

/**
 * This process and what waits in the installation, as Prometheus reads it, for whoever brings METRICS_TOKEN as a bearer
 * token (`authorization` is that header). Null without one set, or with another: there is nothing then.
 */
export async function readMetrics(
  context: ServiceContext,
  authorization: string | null,
): Promise<{ text: string; contentType: string } | null> {
  const { metricsToken } = context.config
  const token = authorization?.match(/^Bearer (.+)$/)?.[1]
  if (!metricsToken || !token || !isSame(token, metricsToken)) return null
  const open = await metrics()
  await measureBacklog(context, open)
  measurePools(open)
  return { text: await open.registry.metrics(), contentType: open.registry.contentType }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests, so that neither the length nor the first difference shows in the time taken. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}
