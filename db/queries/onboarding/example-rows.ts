import type { Sql, WorkspaceId } from '../../client.ts'

/** Remembers what was filled in as an example. */
export async function insertExampleRows(
  sql: Sql,
  input: { workspace: WorkspaceId; rows: readonly { kind: 'story' | 'post'; id: string }[] },
): Promise<void> {
  const { workspace, rows } = input
  await sql`
    insert into example_rows (user_id, kind, row_id)
    select ${workspace}::uuid, r.kind, r.id
    from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ id }) => id)}::uuid[]) as r (kind, id)
    on conflict do nothing
  `
}

/**
 * Takes the example out: its stories and posts that nobody has touched since. What was changed stays, it is the
 * founder's own by now; so does a story that another post was made from. Answers how many rows went.
 */
export async function deleteExampleRows(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<number> {
  const posts = await sql`
    delete from content_created c using example_rows e
    where e.user_id = ${workspace} and e.kind = 'post' and c.user_id = e.user_id and c.id = e.row_id and c.version = 1
      and not exists (select from content_planner p where p.user_id = c.user_id and p.content_id = c.id)
  `
  const stories = await sql`
    delete from stories s using example_rows e
    where e.user_id = ${workspace} and e.kind = 'story' and s.user_id = e.user_id and s.id = e.row_id and s.version = 1
      and not exists (select from content_created c where c.user_id = s.user_id and c.story_id = s.id)
  `
  await sql`delete from example_rows where user_id = ${workspace}`
  return posts.count + stories.count
}
