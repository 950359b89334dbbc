import type { WorkspaceContext } from '#app/platform/context.ts'
import { beforeName, type LetterFacts } from '#core/analytics/letter/facts.ts'
import { notEnoughYet, writeLetter } from '#core/analytics/letter/letter.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import type { ReportQuestion } from '#core/analytics/report.ts'
import { isQuietWeek } from '#core/analytics/summary.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { findBestPost } from '#db/queries/analytics/best-post.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { countAnalytics } from './count-analytics.ts'
import { listPeople } from './list-people.ts'

/**
 * The numbers of a period with the letter that is written of them, which is the same however the table is divided. Takes what
 * `readAnalytics` takes, and one statement for the quote in the same transaction.
 */
export async function readLetter(
  ctx: WorkspaceContext,
  input: { period: Period; by: Grouping; deleted?: string | null },
) {
  const { period, by } = input
  const { workspace, timeZone } = ctx
  const people = await listPeople(ctx, by)
  const published = {
    ...{ workspace, timeZone, now: ctx.now(), span: timeSpan(period, timeZone) },
    by: 'network',
  } as const
  const [{ sources, paidByPlatform, ...analytics }, best] = await ctx.inWorkspace(sql =>
    Promise.all([countAnalytics(sql, ctx, { ...input, people }), findBestPost(sql, published)]),
  )
  const facts: LetterFacts = {
    ...analytics,
    sources,
    paid: paidByPlatform,
    best,
    isOver: period.to <= wallTimeOf(ctx.now(), timeZone).day,
    beforeName: beforeName(period.days),
  }
  const missing = (question: ReportQuestion) => notEnoughYet(question, facts)
  return {
    ...analytics,
    facts,
    letter: writeLetter(facts),
    notEnough: {
      showedUp: missing('showedUp'),
      sounded: missing('sounded'),
      acted: missing('acted'),
      paid: missing('paid'),
    },
    isQuiet: isQuietWeek(facts),
  }
}
