import type { WorkspaceContext } from '#app/platform/context.ts'
import { type WeekToRead, weeksToRead, weeksWithSomething } from '#core/analytics/letter/week.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { readAnalytics } from '../read-analytics.ts'

/** The weeks whose letters can be read, the latest first, with what each holds. `today` is `YYYY-MM-DD`. */
export async function listWeeks(ctx: WorkspaceContext, { today }: { today: string }): Promise<WeekToRead[]> {
  const span = weeksToRead(today)
  const period = readPeriod(new URLSearchParams({ from: span.from, to: span.to }), today)
  const { daily } = await readAnalytics(ctx, { period, by: 'network' })
  return weeksWithSomething(daily.parts)
}
