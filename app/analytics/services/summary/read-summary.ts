import { readInsights } from '#app/insights/services/read-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPeriod, type Span } from '#core/analytics/period.ts'
import {
  isQuietWeek,
  type SummaryFacts,
  type SummaryNumber,
  type SummaryStep,
  stepOfWeek,
  strongestFinding,
  summaryNumbers,
  weekBefore,
} from '#core/analytics/summary.ts'
import { actionAddress } from '#core/insights/action-address.ts'
import { readAnalytics } from '../read-analytics.ts'

/** What the Monday summary says of seven days. */
export interface Summary {
  readonly span: Span
  readonly numbers: readonly SummaryNumber[]
  readonly finding: string
  readonly step: SummaryStep
  /** Nothing happened in these days, so that nothing is sent. */
  readonly isQuiet: boolean
}

/** The Monday summary of the seven days before a day `YYYY-MM-DD`, as whoever asks may see it. */
export async function readSummary(ctx: WorkspaceContext, { day }: { day: string }): Promise<Summary> {
  const span = weekBefore(day)
  const period = readPeriod(new URLSearchParams({ ...span }), day)
  const analytics = await readAnalytics(ctx, { period, by: 'network' })
  const facts: SummaryFacts = {
    ...analytics,
    sources: analytics.rows.flatMap(({ name, people }) => (name ? [{ name, people }] : [])),
  }
  return {
    span,
    numbers: summaryNumbers(facts),
    finding: strongestFinding(facts),
    step: await findStep(ctx, facts),
    isQuiet: isQuietWeek(facts),
  }
}

/** The insight that matters most and leads somewhere; what the week itself asks for where there is none. */
async function findStep(ctx: WorkspaceContext, facts: SummaryFacts): Promise<SummaryStep> {
  const { insights } = await readInsights(ctx)
  for (const { title, actionItems, isActedUpon } of insights) {
    const [action] = actionItems
    if (action && !isActedUpon)
      return { title: action.title, reason: title, path: actionAddress(action.actionData) }
  }
  return stepOfWeek(facts)
}
