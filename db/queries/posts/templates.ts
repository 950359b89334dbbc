import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const postTemplateShape = rowShape('post_templates', {
  id: uuid,
  name: text(),
  body: text(),
  updatedAt: instant,
})

export type PostTemplateRow = RowOf<typeof postTemplateShape>

/** A workspace's own templates by name, at most 100. */
export async function listTemplates(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PostTemplateRow[]> {
  return sql<PostTemplateRow[]>`
    select ${sql(postTemplateShape.names)} from post_templates where user_id = ${workspace} order by name, id limit 100
  `
}

/** How many templates the workspace has beside the one of that name. */
export async function countTemplates(
  sql: Sql,
  { workspace, except }: { workspace: WorkspaceId; except: string },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from post_templates where user_id = ${workspace} and name <> ${except}
  `
  return row?.n ?? 0
}

/** Adds a template, or replaces the one of that name; gives its id. */
export async function upsertTemplate(
  sql: Sql,
  { workspace, name, body }: { workspace: WorkspaceId; name: string; body: string },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into post_templates (user_id, name, body) values (${workspace}, ${name}, ${body})
    on conflict (user_id, name) do update set body = excluded.body
    returning id
  `
  if (!row) throw new Error('The template was not returned')
  return row.id
}
