import type { WorkspaceContext } from '#app/platform/context.ts'
import { answerText } from '#core/brand/clarify/edits.ts'
import { clarifyField } from '#core/brand/clarify/fields.ts'
import { FOUNDATION_FIELDS } from '#core/brand/foundation.ts'
import type { NamedRows } from '#core/insights/basis-rows.ts'
import type { InsightFigure, InsightRowIds } from '#core/insights/insight.ts'
import { namedKinds, readFigures, readNamedRows } from '#core/insights/named-rows.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import { findInsightRows, findNamedRows, type InsightRows } from '#db/queries/insights/insight-rows.ts'
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
  /** The rows an insight about behaviour names; null for the others. */
  readonly named: NamedBasis | null
}

export interface NamedBasis {
  /** Each kind is null when the insight names none of it. */
  readonly posts: NamedRows['posts'] | null
  readonly stories: NamedRows['stories'] | null
  readonly planned: NamedRows['planned'] | null
  readonly campaigns: NamedRows['campaigns'] | null
  readonly people: NamedRows['people'] | null
  readonly figures: readonly InsightFigure[]
  /** Rows that were named and have been deleted since. */
  readonly gone: number
}

const NOTHING = { checkins: null, scores: null, posts: null, answers: null, named: null }

/** The rows that one insight rests on, and no others; null when there is no such insight. */
export async function readInsightRows(
  ctx: WorkspaceContext,
  { id }: { id: string | null },
): Promise<InsightBasis | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.readInWorkspace(async sql => {
    const insight = await findInsight(sql, { workspace, id })
    if (!insight) return null
    const ids = readNamedRows(insight.metadata)
    const figures = readFigures(insight.metadata)
    if (ids || figures.length > 0) {
      const kinds = namedKinds(insight.metadata)
      return { ...NOTHING, id, named: await namedBasis(sql, { workspace, ids, kinds, figures }) }
    }
    const rows = await findInsightRows(sql, { workspace, now })
    const rests = (table: string) => insight.dataSources.includes(table)
    return {
      ...NOTHING,
      id,
      checkins: rests('brand_checkins') ? rows.checkins : null,
      scores: rests('post_alignment_scores') ? rows.scores : null,
      posts: rests('content_created') ? rows.posts : null,
      answers: rests('user_clarify_data') ? answersOf(rows.clarify) : null,
    }
  })
}

async function namedBasis(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    ids: Required<InsightRowIds> | null
    kinds: ReadonlySet<string>
    figures: readonly InsightFigure[]
  },
): Promise<NamedBasis> {
  const { workspace, ids, kinds, figures } = input
  if (!ids)
    return { posts: null, stories: null, planned: null, campaigns: null, people: null, figures, gone: 0 }
  const rows = await findNamedRows(sql, { workspace, ids })
  const count = (lists: Required<InsightRowIds> | NamedRows) =>
    Object.values(lists).reduce((sum, list) => sum + list.length, 0)
  return {
    posts: kinds.has('posts') ? rows.posts : null,
    stories: kinds.has('stories') ? rows.stories : null,
    planned: kinds.has('planned') ? rows.planned : null,
    campaigns: kinds.has('campaigns') ? rows.campaigns : null,
    people: kinds.has('people') ? rows.people : null,
    figures,
    gone: count(ids) - count(rows),
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
