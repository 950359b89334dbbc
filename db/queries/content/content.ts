import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export type ContentStatus =
  | 'idea'
  | 'draft'
  | 'in_review'
  | 'approved'
  | 'scheduled'
  | 'due'
  | 'sending'
  | 'handed_over'
  | 'published'
  | 'failed'
  | 'missed'
  | 'held'

export const contentShape = rowShape('content_created', {
  id: uuid,
  contentType: text(),
  title: text(),
  body: text(),
  contentData: json<Record<string, unknown>>(),
  platform: text(),
  goal: text(),
  status: text<ContentStatus>(),
  storyId: nullable(uuid),
  pillarId: nullable(uuid),
  campaignId: nullable(uuid),
  alignmentOverall: nullable(smallint),
  alignmentVoice: nullable(smallint),
  alignmentValues: nullable(smallint),
  alignmentAudience: nullable(smallint),
  alignmentEmotion: nullable(smallint),
  publishedAt: nullable(instant),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Content = RowOf<typeof contentShape>

/** What may be written into a piece of content. */
export type ContentFields = Omit<Content, 'id' | 'version' | 'createdAt' | 'updatedAt'>

const WRITABLE = [
  'contentType',
  'title',
  'body',
  'contentData',
  'platform',
  'goal',
  'status',
  'storyId',
  'pillarId',
  'campaignId',
  'alignmentOverall',
  'alignmentVoice',
  'alignmentValues',
  'alignmentAudience',
  'alignmentEmotion',
  'publishedAt',
] as const satisfies readonly (keyof ContentFields)[]

function valuesOf(sql: Sql, fields: Partial<ContentFields>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of WRITABLE) {
    const value = fields[name]
    if (value !== undefined)
      values[name] = name === 'contentData' ? jsonb(sql, fields.contentData ?? {}) : value
  }
  return values
}

/** Adds a piece of content, keeping its first version. Fields left out take the table's defaults. */
export async function insertContent(
  sql: Sql,
  given: { workspace: WorkspaceId; id?: string; fields: Partial<ContentFields>; now: Date },
): Promise<Content> {
  const values = valuesOf(sql, given.fields)
  Object.assign(values, { userId: given.workspace, createdAt: given.now, updatedAt: given.now })
  if (given.id !== undefined) values.id = given.id
  const [row] = await sql<Content[]>`
    insert into content_created ${sql(values, ...Object.keys(values))} returning ${sql(contentShape.names)}
  `
  if (!row) throw new Error('The content was not returned')
  await insertContentVersion(sql, { workspace: given.workspace, id: row.id })
  return row
}

export type ContentUpdate =
  | { ok: true; content: Content }
  | { ok: false; reason: 'not_found' | 'changed_elsewhere' }

/** Changes the given fields if the content still has the version that was read, and keeps the new version. */
export async function updateContent(
  sql: Sql,
  given: { workspace: WorkspaceId; id: string; version: number; changes: Partial<ContentFields> },
): Promise<ContentUpdate> {
  const values = valuesOf(sql, given.changes)
  const names = Object.keys(values)
  const update =
    names.length > 0
      ? sql`update content_created set ${sql(values, ...names)}, version = version + 1`
      : sql`update content_created set version = version + 1`
  const [row] = await sql<Content[]>`
    ${update}
    where id = ${given.id} and user_id = ${given.workspace} and version = ${given.version}
    returning ${sql(contentShape.names)}
  `
  if (row) {
    await insertContentVersion(sql, given)
    return { ok: true, content: row }
  }
  const found = await findContent(sql, given)
  return { ok: false, reason: found ? 'changed_elsewhere' : 'not_found' }
}

/** Keeps the content as it stands, under its present version. */
async function insertContentVersion(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<void> {
  await sql`
    insert into content_versions (user_id, content_id, version, title, body, content_data, alignment_overall, created_at)
    select user_id, id, version, title, body, content_data, alignment_overall, updated_at
    from content_created where id = ${id} and user_id = ${workspace}
    on conflict (user_id, content_id, version) do nothing
  `
}

/** One piece of content of the workspace, or null. */
export async function findContent(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Content | null> {
  const [row] = await sql<Content[]>`
    select ${sql(contentShape.names)} from content_created where id = ${id} and user_id = ${workspace}
  `
  return row ?? null
}
