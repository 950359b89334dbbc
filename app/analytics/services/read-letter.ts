import type { WorkspaceContext } from '#app/platform/context.ts'
import { beforeName, type LetterFacts } from '#core/analytics/letter/facts.ts'
import { notEnoughYet, writeLetter } from '#core/analytics/letter/letter.ts'
import type { Period } from '#core/analytics/period.ts'
import type { ReportQuestion } from '#core/analytics/report.ts'
import { isQuietWeek } from '#core/analytics/summary.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { findBestPost } from '#db/queries/analytics/best-post.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { countAnalytics } from './count-analytics.ts'

/**
 * The numbers of a period by platform, with the letter that is written of them. Takes what `readAnalytics` takes, and one
 * statement for the quote in the same transaction.
 */
export async function readLetter(
  ctx: WorkspaceContext,
  { period, deleted = null }: { period: Period; deleted?: string | null },
) {
  const { workspace, timeZone } = ctx
  const by = 'network'
  const published = { workspace, timeZone, by, now: ctx.now(), span: timeSpan(period, timeZone) } as const
  const [analytics, best] = await ctx.inWorkspace(sql =>
    Promise.all([
      countAnalytics(sql, ctx, { period, by, deleted, people: new Map() }),
      findBestPost(sql, published),
    ]),
  )
  const facts: LetterFacts = {
    ...analytics,
    sources: analytics.rows.flatMap(({ name, people }) =>
      name !== null && people > 0 ? { name, people } : [],
    ),
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
