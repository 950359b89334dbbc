import { refreshChangedInsights } from '#app/insights/services/refresh-changed-insights.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Makes insights anew where something changed, for plans that have them as they happen; a second run doubles nothing. */
export async function refreshChanged(context: ServiceContext): Promise<void> {
  await refreshChangedInsights(context)
}
