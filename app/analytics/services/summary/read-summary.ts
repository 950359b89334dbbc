import { readInsights } from '#app/insights/services/read-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { LetterFacts } from '#core/analytics/letter/facts.ts'
import { discreetHeadline } from '#core/analytics/letter/lead.ts'
import type { Letter } from '#core/analytics/letter/letter.ts'
import { type Period, readPeriod, type Span } from '#core/analytics/period.ts'
import { type SummaryNumber, type SummaryStep, stepOfWeek, summaryNumbers } from '#core/analytics/summary.ts'
import { actionAddress } from '#core/insights/action-address.ts'
import { readLetter } from '../read-letter.ts'

/** The letter of a week, with what belongs to no other days. */
export interface Summary {
  readonly period: Period
  readonly letter: Letter
  /** Its headline without money, for the subject of its email. */
  readonly subject: string
  readonly notEnough: Awaited<ReturnType<typeof readLetter>>['notEnough']
  readonly numbers: readonly SummaryNumber[]
  /** Null for a week that lies so far back that what was to do then no longer holds. */
  readonly step: SummaryStep | null
  /** Nothing happened in these days, so that nothing is sent. */
  readonly isQuiet: boolean
}

/** The letter of some days as whoever asks may see it, written of what is known of them now. */
export async function readSummary(
  ctx: WorkspaceContext,
  { span, isLatest }: { span: Span; isLatest: boolean },
): Promise<Summary> {
  const { from, to } = span
  const period = readPeriod(new URLSearchParams({ from, to }), to)
  const { facts, letter, notEnough, isQuiet } = await readLetter(ctx, { period })
  return {
    ...{ period, letter, notEnough, isQuiet },
    subject: discreetHeadline(facts),
    numbers: summaryNumbers(facts),
    step: isLatest ? await findStep(ctx, facts) : null,
  }
}

/** The insight that matters most and leads somewhere; what the week itself asks for where there is none. */
async function findStep(ctx: WorkspaceContext, facts: LetterFacts): Promise<SummaryStep> {
  const { insights } = await readInsights(ctx)
  for (const { title, description, actionItems, isActedUpon } of insights) {
    const [action] = actionItems
    if (action && !isActedUpon)
      return {
        title: action.title,
        reason: `${title}. ${description}`,
        path: actionAddress(action.actionData),
      }
  }
  return stepOfWeek(facts)
}
