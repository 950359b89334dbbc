import type { Sql, WorkspaceId } from '../../client.ts'

/** What the brand is called, else the founder; '' when neither is known. */
export async function findBrandName(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(nullif(btrim(c.clarify_data ->> 'brand_name'), ''), p.full_name) as name
    from profiles p left join user_clarify_data c on c.user_id = p.id
    where p.id = ${workspace}
  `
  return row?.name ?? ''
}
