import type { Sql, WorkspaceId } from '../../client.ts'

/** People with exactly this email, or else with this name in whatever case; at most two, enough to know that it is not one. */
export async function listLeadsCalled(
  sql: Sql,
  { workspace, words }: { workspace: WorkspaceId; words: string },
): Promise<{ id: string; name: string }[]> {
  const wanted = words.trim().toLowerCase()
  return sql<{ id: string; name: string }[]>`
    select id, coalesce(nullif(name, ''), email) as name from (
      (select id, name, email from leads where user_id = ${workspace} and merged_into is null and email = ${wanted} limit 1)
      union
      (select id, name, email from leads where user_id = ${workspace} and merged_into is null and name_key = ${wanted} limit 2)
    ) found
    where not exists (
      select from leads where user_id = ${workspace} and merged_into is null and email = ${wanted} and email <> found.email
    )
    limit 2
  `
}
