import type { BasisPost, NamedRows } from '#core/insights/basis-rows.ts'
import { INSIGHT_INPUT_LIMITS, type InsightRowIds } from '#core/insights/insight.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'
import { textTitle } from '../brand/pillars.ts'

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
  /** Newest first. */
  readonly posts: readonly BasisPost[]
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

/** Rows of the workspace by their ids, in one statement; those that are gone are left out. */
export async function findNamedRows(
  sql: Sql,
  { workspace, ids }: { workspace: WorkspaceId; ids: Required<InsightRowIds> },
): Promise<NamedRows> {
  const [row] = await sql<NamedRows[]>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', ${textTitle(sql)},
          'overall', c.alignment_overall, 'at', extract(epoch from c.created_at),
          'outAt', extract(epoch from c.published_at)) order by c.created_at desc, c.id desc)
        from content_created c where c.user_id = ${workspace} and c.id = any(${[...ids.posts]}::uuid[])
      ), '[]') as posts,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'kind', s.kind,
          'at', extract(epoch from s.created_at), 'expiresOn', s.permission_expires_on,
          'posts', (select count(*) from content_created c where c.user_id = ${workspace} and c.story_id = s.id)
        ) order by s.created_at desc, s.id desc)
        from stories s where s.user_id = ${workspace} and s.id = any(${[...ids.stories]}::uuid[])
      ), '[]') as stories,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title,
          'at', extract(epoch from scheduled_for)) order by scheduled_for, id)
        from content_planner where user_id = ${workspace} and id = any(${[...ids.planned]}::uuid[])
          and scheduled_for is not null
      ), '[]') as planned,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'status', k.status,
          'startsOn', k.starts_on,
          'posts', (select count(*) from content_created c where c.user_id = ${workspace} and c.campaign_id = k.id)
        ) order by k.created_at desc, k.id desc)
        from campaigns k where k.user_id = ${workspace} and k.id = any(${[...ids.campaigns]}::uuid[])
      ), '[]') as campaigns,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', coalesce(nullif(l.name, ''), l.email),
          'since', case when l.answered_at is null or l.answered_at < l.reached_out_at
            then extract(epoch from l.reached_out_at) end) order by l.reached_out_at, l.id)
        from leads l where l.user_id = ${workspace} and l.id = any(${[...ids.people]}::uuid[])
          and l.merged_into is null
      ), '[]') as people
  `
  return row ?? { posts: [], stories: [], planned: [], campaigns: [], people: [] }
}
