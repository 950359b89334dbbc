import type { Certainty } from '#core/brand/alignment/types.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { VersionKind } from '#core/posts/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import {
  instant,
  integer,
  json,
  namesBut,
  nullable,
  type RowOf,
  rowShape,
  smallint,
  text,
  uuid,
} from '../../row.ts'

export const postShape = rowShape('content_created', {
  id: uuid,
  contentType: text(),
  title: text(),
  body: text(),
  contentData: json<Record<string, unknown>>(),
  platform: text(),
  goal: text(),
  format: text(),
  offer: text(),
  status: text<PostStatus>(),
  storyId: nullable(uuid),
  pillarId: nullable(uuid),
  campaignId: nullable(uuid),
  alignmentOverall: nullable(smallint),
  alignmentVoice: nullable(smallint),
  alignmentValues: nullable(smallint),
  alignmentAudience: nullable(smallint),
  alignmentEmotion: nullable(smallint),
  alignmentCertainty: nullable(text<Certainty>()),
  alignmentRules: smallint,
  publishedAt: nullable(instant),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Post = RowOf<typeof postShape>

const WRITABLE = namesBut(postShape, 'id', 'version', 'createdAt', 'updatedAt')

/** What may be written into a post. */
export type PostFields = Pick<Post, (typeof WRITABLE)[number]>

function valuesOf(sql: Sql, fields: Partial<PostFields>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of WRITABLE) {
    const value = fields[name]
    if (value !== undefined)
      values[name] = name === 'contentData' ? jsonb(sql, fields.contentData ?? {}) : value
  }
  return values
}

/** Adds a post, keeping its first version. Fields left out take the table's defaults. */
export async function insertPost(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id?: string
    fields: Partial<PostFields>
    now: Date
    kind?: VersionKind
  },
): Promise<Post> {
  const values = valuesOf(sql, input.fields)
  Object.assign(values, { userId: input.workspace, createdAt: input.now, updatedAt: input.now })
  if (input.id !== undefined) values.id = input.id
  const [row] = await sql<Post[]>`
    insert into content_created ${sql(values, ...Object.keys(values))} returning ${sql(postShape.names)}
  `
  if (!row) throw new Error('The post was not returned')
  const { workspace, kind = 'saved' } = input
  await insertPostVersion(sql, { workspace, id: row.id, kind })
  return row
}

/** Of the versions that the editor keeps by itself, one stays for each stretch of this many seconds. */
const AUTO_STRETCH_SECONDS = 300

export type PostUpdate = { ok: true; post: Post } | { ok: false; reason: 'not_found' | 'changed_elsewhere' }

/** Changes the given fields if the post still has the version that was read, and keeps the new version. */
export async function updatePost(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    version: number
    changes: Partial<PostFields>
    kind?: VersionKind
  },
): Promise<PostUpdate> {
  const values = valuesOf(sql, input.changes)
  const names = Object.keys(values)
  const update =
    names.length > 0
      ? sql`update content_created set ${sql(values, ...names)}, version = version + 1`
      : sql`update content_created set version = version + 1`
  const [row] = await sql<Post[]>`
    ${update}
    where id = ${input.id} and user_id = ${input.workspace} and version = ${input.version}
    returning ${sql(postShape.names)}
  `
  if (row) {
    await insertPostVersion(sql, input)
    return { ok: true, post: row }
  }
  const existing = await findPost(sql, input)
  return { ok: false, reason: existing ? 'changed_elsewhere' : 'not_found' }
}

/** Keeps the post as it stands, under its present version. */
async function insertPostVersion(
  sql: Sql,
  { workspace, id, kind = 'saved' }: { workspace: WorkspaceId; id: string; kind?: VersionKind },
): Promise<void> {
  await sql`
    with older as (
      delete from content_versions v using content_created c
      where ${kind} = 'auto' and c.id = ${id} and c.user_id = ${workspace} and v.user_id = c.user_id
        and v.content_id = c.id and v.kind = 'auto' and v.version < c.version
        and floor(extract(epoch from v.created_at) / ${AUTO_STRETCH_SECONDS})
          = floor(extract(epoch from c.updated_at) / ${AUTO_STRETCH_SECONDS})
    )
    insert into content_versions (
      user_id, content_id, version, title, body, content_data, alignment_overall, alignment_certainty, kind,
      created_at
    )
    select user_id, id, version, title, body, content_data, alignment_overall, alignment_certainty, ${kind},
      updated_at
    from content_created where id = ${id} and user_id = ${workspace}
    on conflict (user_id, content_id, version) do nothing
  `
}

/** One post of the workspace, or null. */
export async function findPost(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Post | null> {
  const [row] = await sql<Post[]>`
    select ${sql(postShape.names)} from content_created where id = ${id} and user_id = ${workspace}
  `
  return row ?? null
}
