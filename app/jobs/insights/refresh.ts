import type { ServiceContext } from '#app/services/context.ts'
import { refreshStaleInsights } from '#app/services/insights/refresh-stale-insights.ts'

/** Makes insights anew where they are a day old; a second run, or one at the same time, doubles nothing. */
export async function refresh(context: ServiceContext): Promise<void> {
  await refreshStaleInsights(context)
}
