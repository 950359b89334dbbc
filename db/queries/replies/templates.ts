import type { Sql, WorkspaceId } from '../../client.ts'
import { type RowOf, rowShape, text, uuid } from '../../row.ts'

export const templateShape = rowShape('reply_templates', {
  id: uuid,
  name: text(),
  subject: text(),
  body: text(),
})

/** Words to begin a reply with. */
export type ReplyTemplate = RowOf<typeof templateShape>

type TemplateFields = Pick<ReplyTemplate, 'name' | 'subject' | 'body'>

/** All templates of a workspace by name. */
export async function listTemplates(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ReplyTemplate[]> {
  return sql<ReplyTemplate[]>`
    select ${sql(templateShape.names)} from reply_templates
    where user_id = ${workspace} order by lower(name), id limit 200
  `
}

/** Adds templates; answers their ids. */
export async function insertTemplates(
  sql: Sql,
  { workspace, templates }: { workspace: WorkspaceId; templates: readonly TemplateFields[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into reply_templates (user_id, name, subject, body)
    select ${workspace}, name, subject, body from unnest(
      ${templates.map(({ name }) => name)}::text[], ${templates.map(({ subject }) => subject)}::text[],
      ${templates.map(({ body }) => body)}::text[]
    ) as given (name, subject, body)
    returning id
  `
  return rows.map(({ id }) => id)
}

/** Changes a template; false when it is gone. */
export async function updateTemplate(
  sql: Sql,
  { workspace, id, template }: { workspace: WorkspaceId; id: string; template: TemplateFields },
): Promise<boolean> {
  const { name, subject, body } = template
  const rows = await sql`
    update reply_templates set name = ${name}, subject = ${subject}, body = ${body}
    where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}
