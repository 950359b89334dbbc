import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const hashtagSetShape = rowShape('hashtag_sets', {
  id: uuid,
  name: text(),
  tags: text(),
  updatedAt: instant,
})

export type HashtagSetRow = RowOf<typeof hashtagSetShape>

/** A workspace's hashtag sets by name, at most 100. */
export async function listHashtagSets(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<HashtagSetRow[]> {
  return sql<HashtagSetRow[]>`
    select ${sql(hashtagSetShape.names)} from hashtag_sets where user_id = ${workspace} order by name, id limit 100
  `
}

/** How many sets the workspace has. */
export async function countHashtagSets(
  sql: Sql,
  { workspace, except }: { workspace: WorkspaceId; except: string },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from hashtag_sets where user_id = ${workspace} and name <> ${except}
  `
  return row?.n ?? 0
}

/** Adds a set, or replaces the one of that name; gives its id. */
export async function upsertHashtagSet(
  sql: Sql,
  { workspace, name, tags }: { workspace: WorkspaceId; name: string; tags: string },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into hashtag_sets (user_id, name, tags) values (${workspace}, ${name}, ${tags})
    on conflict (user_id, name) do update set tags = excluded.tags
    returning id
  `
  if (!row) throw new Error('The set was not returned')
  return row.id
}
