import type { Sql, WorkspaceId } from '../../client.ts'

export interface AssistantSources {
  readonly pillars: readonly string[]
  /** Names of active campaigns. */
  readonly campaigns: readonly string[]
  /** The five newest stories that may be told: not archived, and no permission taken back. */
  readonly stories: readonly Record<string, string>[]
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
      ) s), '[]') as stories
  `
  return row ?? { pillars: [], campaigns: [], stories: [] }
}
