import type { Sql, WorkspaceId } from '../../client.ts'
import type { StoryKind } from './stories.ts'

/** How many stories of each kind there are; kinds without any are left out. */
export async function countStoriesByKind(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ kind: StoryKind; count: number }[]> {
  return sql<{ kind: StoryKind; count: number }[]>`
    select kind, count(*) as count from stories where user_id = ${workspace} group by kind order by kind
  `
}

/** Core values of the foundation that no story speaks of, in the founder's order, at most 5. */
export async function listValuesWithoutStory(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<string[]> {
  const rows = await sql<{ value: string }[]>`
    select v.value
    from user_clarify_data d
    cross join lateral jsonb_array_elements_text(
      case when jsonb_typeof(d.clarify_data -> 'core_values') = 'array' then d.clarify_data -> 'core_values' else '[]' end
    ) with ordinality as v (value, place)
    where d.user_id = ${workspace} and v.place <= 5
      and not exists (
        select from stories s
        where s.user_id = ${workspace} and s.search @@ plainto_tsquery('english', v.value)
      )
    order by v.place
  `
  return rows.map(row => row.value)
}
