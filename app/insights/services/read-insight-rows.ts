import type { WorkspaceContext } from '#app/platform/context.ts'
import { answerText } from '#core/brand/clarify/edits.ts'
import { clarifyField } from '#core/brand/clarify/fields.ts'
import { FOUNDATION_FIELDS } from '#core/brand/foundation.ts'
import { isUuid } from '#db/client.ts'
import { findInsightRows, type InsightRows } from '#db/queries/insights/insight-rows.ts'
import { findInsight } from '#db/queries/insights/insights.ts'

export interface InsightBasis {
  readonly id: string
  /** Each part is null when the insight does not rest on it. */
  readonly checkins: InsightRows['checkins'] | null
  readonly scores: InsightRows['scores'] | null
  readonly posts: InsightRows['posts'] | null
  /** The five foundation answers. */
  readonly answers:
    | readonly { readonly section: string; readonly question: string; readonly answer: string }[]
    | null
}

/** The rows that one insight rests on, and no others; null when there is no such insight. */
export async function readInsightRows(
  ctx: WorkspaceContext,
  { id }: { id: string | null },
): Promise<InsightBasis | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const now = ctx.now()
  const [insight, rows] = await ctx.inWorkspace(sql =>
    Promise.all([findInsight(sql, { workspace, id }), findInsightRows(sql, { workspace, now })]),
  )
  if (!insight) return null
  const rests = (table: string) => insight.dataSources.includes(table)
  return {
    id,
    checkins: rests('brand_checkins') ? rows.checkins : null,
    scores: rests('post_alignment_scores') ? rows.scores : null,
    posts: rests('content_created') ? rows.posts : null,
    answers: rests('user_clarify_data') ? answersOf(rows.clarify) : null,
  }
}

function answersOf(clarify: InsightRows['clarify']) {
  return FOUNDATION_FIELDS.map(key => {
    const field = clarifyField(key)
    return {
      section: field?.section ?? 'heart',
      question: field?.question ?? key,
      answer: answerText(clarify, key),
    }
  })
}
