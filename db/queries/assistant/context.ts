import type { Sql, WorkspaceId } from '../../client.ts'

export interface AssistantSources {
  readonly pillars: readonly string[]
  /** Names of active campaigns. */
  readonly campaigns: readonly string[]
  /** The five newest stories that may be told: not archived, and no permission taken back. */
  readonly stories: readonly Record<string, string>[]
  /** The last five things that were written, published or checked, newest first; instants as text. */
  readonly activity: readonly { readonly at: string; readonly what: string; readonly title: string }[]
}

/** What the assistant is told beside the foundation and the profile, in one statement. */
export async function findAssistantSources(
  sql: Sql,
  { workspace, stories }: { workspace: WorkspaceId; stories: number },
): Promise<AssistantSources> {
  const [row] = await sql<AssistantSources[]>`
    select
      coalesce((select json_agg(p.title) from (
        select title from content_pillars where user_id = ${workspace} and retired_at is null
          order by position, created_at, id limit 20
      ) p), '[]') as pillars,
      coalesce((select json_agg(c.name) from (
        select name from campaigns where user_id = ${workspace} and status = 'active'
        order by created_at desc, id desc limit 20
      ) c), '[]') as campaigns,
      coalesce((select json_agg(s) from (
        select title, kind, situation, struggle, turn, result, lesson, proof, body from stories
        where user_id = ${workspace} and status <> 'archived' and permission <> 'revoked'
        order by created_at desc, id desc limit ${stories}
      ) s), '[]') as stories,
      coalesce((select jsonb_agg(a order by a.at desc, a.what, a.title) from (
        (select created_at as at, 'story added' as what, title from stories
          where user_id = ${workspace} and permission <> 'revoked' order by created_at desc, id desc limit 5)
        union all
        (select created_at, 'post written', coalesce(nullif(title, ''), left(split_part(body, chr(10), 1), 80))
          from content_created where user_id = ${workspace} order by created_at desc, id desc limit 5)
        union all
        (select published_at, 'post published', coalesce(nullif(title, ''), left(split_part(body, chr(10), 1), 80))
          from content_created where user_id = ${workspace} and status = 'published' and published_at is not null
          order by created_at desc, id desc limit 5)
        union all
        (select created_at, 'check-in done', '' from brand_checkins
          where user_id = ${workspace} and completed order by created_at desc limit 5)
        order by at desc limit 5
      ) a), '[]') as activity
  `
  return row ?? { pillars: [], campaigns: [], stories: [], activity: [] }
}
