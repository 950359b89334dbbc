import { refreshStaleInsights } from '#app/insights/services/refresh-stale-insights.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Makes insights anew that are older than the morning; a second run, or one at the same time, doubles nothing. */
export async function refresh(context: ServiceContext): Promise<void> {
  await refreshStaleInsights(context)
}
