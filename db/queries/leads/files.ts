import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const leadFileShape = rowShape('lead_files', {
  id: uuid,
  name: text(),
  mediaType: text(),
  bytes: integer,
  createdAt: instant,
})

/** A file of a person, without what is in it. */
export type LeadFile = RowOf<typeof leadFileShape>

/** Somebody's files, the newest first. */
export async function listLeadFiles(
  sql: Sql,
  { workspace, leadId }: { workspace: WorkspaceId; leadId: string },
): Promise<LeadFile[]> {
  return sql<LeadFile[]>`
    select ${sql(leadFileShape.names)} from lead_files
    where user_id = ${workspace} and lead_id = ${leadId}
    order by created_at desc, id
    limit 200
  `
}

/** One file of a person with what is in it; null when there is none. */
export async function findLeadFile(
  sql: Sql,
  { workspace, leadId, id }: { workspace: WorkspaceId; leadId: string; id: string },
): Promise<(LeadFile & { content: Uint8Array }) | null> {
  const [row] = await sql<(LeadFile & { content: Uint8Array })[]>`
    select ${sql(leadFileShape.names)}, content from lead_files
    where user_id = ${workspace} and lead_id = ${leadId} and id = ${id}
  `
  return row ?? null
}

/** Is there a file of this id, whoever's it is? */
export async function hasLeadFile(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`select id from lead_files where user_id = ${workspace} and id = ${id}`
  return rows.length > 0
}

/** Bytes of all files of one person. Locks the person, so that of many files at once none is counted too late. */
export async function lockLeadFileBytes(
  sql: Sql,
  { workspace, leadId }: { workspace: WorkspaceId; leadId: string },
): Promise<number | null> {
  const people = await sql`
    select id from leads where user_id = ${workspace} and id = ${leadId} and merged_into is null for update
  `
  if (people.length === 0) return null
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0)::int as bytes from lead_files where user_id = ${workspace} and lead_id = ${leadId}
  `
  return row?.bytes ?? 0
}

/** Keeps a file with a person; answers its id. */
export async function insertLeadFile(
  sql: Sql,
  file: {
    workspace: WorkspaceId
    leadId: string
    name: string
    mediaType: string
    content: Uint8Array
    now: Date
  },
): Promise<string> {
  const { workspace, leadId, name, mediaType, content, now } = file
  const [row] = await sql<{ id: string }[]>`
    insert into lead_files (user_id, lead_id, name, media_type, bytes, content, created_at)
    values (${workspace}, ${leadId}, ${name}, ${mediaType}, ${content.byteLength}, ${content}, ${now})
    returning id
  `
  if (!row) throw new Error('The file was not returned')
  return row.id
}
