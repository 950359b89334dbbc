import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'

/** A row that an insight rests on; times are seconds since 1970. */
export interface InsightRows {
  /** Completed ones, newest first. */
  readonly checkins: readonly { readonly id: string; readonly alignment: number; readonly at: number }[]
  /** Checks of saved texts in the last 30 days, newest first. */
  readonly scores: readonly {
    readonly id: string
    readonly postId: string
    readonly title: string
    readonly overall: number
    readonly at: number
  }[]
  /** Posts, newest first; `overall` is null for one that was never checked. */
  readonly posts: readonly {
    readonly id: string
    readonly title: string
    readonly overall: number | null
    readonly at: number
  }[]
  readonly clarify: ClarifyAnswers
}

const MONTH_MS = 30 * 86_400_000

/** The rows that the insight rules look at, in one statement, within their limits. */
export async function findInsightRows(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<InsightRows> {
  const monthAgo = new Date(now.getTime() - MONTH_MS)
  const [row] = await sql<InsightRows[]>`
    select
      coalesce((select json_agg(c) from (
        select id, alignment_score as alignment, extract(epoch from created_at)::float8 as at from brand_checkins
        where user_id = ${workspace} and completed
        order by created_at desc, id desc limit ${INSIGHT_INPUT_LIMITS.checkins}
      ) c), '[]') as checkins,
      coalesce((select json_agg(s) from (
        select id, post_id as "postId", title, overall_score as overall, extract(epoch from created_at)::float8 as at
        from post_alignment_scores
        where user_id = ${workspace} and created_at > ${monthAgo} and is_saved and post_id is not null
        order by created_at desc, id desc limit ${INSIGHT_INPUT_LIMITS.posts}
      ) s), '[]') as scores,
      coalesce((select json_agg(p) from (
        select id, title, alignment_overall as overall, extract(epoch from created_at)::float8 as at
        from content_created where user_id = ${workspace}
        order by created_at desc, id desc limit ${INSIGHT_INPUT_LIMITS.posts}
      ) p), '[]') as posts,
      coalesce((select clarify_data from user_clarify_data where user_id = ${workspace}), '{}') as clarify
  `
  return row ?? { checkins: [], scores: [], posts: [], clarify: {} }
}
