import type { PartRole } from '#core/publishing/parts.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { boolean, instant, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

/** A file that goes with a part, by its id in the store, as it was when it was frozen. */
export interface FrozenFile {
  readonly id: string
  readonly kind: 'picture' | 'video'
  readonly mime: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly alt: string
  readonly focusX: number
  readonly focusY: number
  readonly durationMs: number | null
}

export const partShape = rowShape('publish_parts', {
  id: uuid,
  targetId: uuid,
  position: smallint,
  role: text<PartRole>(),
  text: text(),
  media: json<readonly FrozenFile[]>(),
  isAd: boolean,
  privacy: text(),
  frozenAt: instant,
  recordKey: text(),
  idempotencyKey: text(),
  prepared: nullable(json<unknown>()),
  preparedAt: nullable(instant),
  remoteId: text(),
  remoteVersion: text(),
  address: text(),
  publishedAt: nullable(instant),
})

/** One post of what goes to an account, stored before its first send. */
export type Part = RowOf<typeof partShape>

/** What is frozen of a part; its text with the hash of it. */
export interface NewPart
  extends Pick<
    Part,
    'role' | 'text' | 'media' | 'isAd' | 'privacy' | 'frozenAt' | 'recordKey' | 'idempotencyKey'
  > {
  readonly textHash: string
}

/** Stores the parts of a target in their order, the first one as number 1. */
export async function insertParts(
  sql: Sql,
  { workspace, targetId, parts }: { workspace: WorkspaceId; targetId: string; parts: readonly NewPart[] },
): Promise<void> {
  for (const [place, part] of parts.entries())
    await sql`
      insert into publish_parts (
        user_id, target_id, position, role, text, text_hash, media, is_ad, privacy, frozen_at, record_key, idempotency_key
      ) values (
        ${workspace}, ${targetId}, ${place + 1}, ${part.role}, ${part.text}, ${part.textHash},
        ${jsonb(sql, part.media)}::jsonb, ${part.isAd}, ${part.privacy}, ${part.frozenAt}, ${part.recordKey}, ${part.idempotencyKey}
      )
    `
}

/** The parts of a target in their order; none while nothing is frozen. */
export async function listParts(
  sql: Sql,
  { workspace, targetId }: { workspace: WorkspaceId; targetId: string },
): Promise<Part[]> {
  return sql<Part[]>`
    select ${sql(partShape.names)} from publish_parts
    where user_id = ${workspace} and target_id = ${targetId} order by position
  `
}

/** The parts of all targets of a scheduled post, each target's in their order. */
export async function listPartsOf(
  sql: Sql,
  { workspace, scheduledPostId }: { workspace: WorkspaceId; scheduledPostId: string },
): Promise<Part[]> {
  const names = partShape.names.map(name => `p.${name}`)
  return sql<Part[]>`
    select ${sql(names)} from publish_parts p
    join publish_targets t on t.user_id = p.user_id and t.id = p.target_id
    where p.user_id = ${workspace} and t.scheduled_post_id = ${scheduledPostId}
    order by p.target_id, p.position limit 1500
  `
}

interface PartOf {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Stores what a network was brought for a part, and whether that is all of it. */
export async function updatePartPrepared(
  sql: Sql,
  { workspace, id, prepared, preparedAt }: PartOf & { prepared: unknown; preparedAt: Date | null },
): Promise<void> {
  const value = prepared === null || prepared === undefined ? null : jsonb(sql, prepared as object)
  await sql`
    update publish_parts set prepared = ${value}::jsonb, prepared_at = ${preparedAt}
    where user_id = ${workspace} and id = ${id}
  `
}

/** Stores that a part is published, and as what; the first answer stays. */
export async function updatePartPublished(
  sql: Sql,
  input: PartOf & Pick<Part, 'remoteId' | 'remoteVersion' | 'address'> & { now: Date },
): Promise<void> {
  await sql`
    update publish_parts set remote_id = ${input.remoteId}, remote_version = ${input.remoteVersion},
      address = ${input.address}, published_at = ${input.now}
    where user_id = ${input.workspace} and id = ${input.id} and published_at is null
  `
}

/** What a target that is to be sent will be made of; null once it is frozen, and while nothing may leave. */
export async function findUnfrozen(
  sql: Sql,
  { workspace, targetId }: { workspace: WorkspaceId; targetId: string },
): Promise<{ contentId: string | null; asThread: boolean } | null> {
  const [row] = await sql<{ contentId: string | null; asThread: boolean }[]>`
    select p.content_id, p.as_thread
    from publish_targets t join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
    where t.user_id = ${workspace} and t.id = ${targetId} and t.state = 'prepared' and t.frozen_at is null
      and p.status in ('scheduled', 'due', 'sending')
      and not exists (select from planner_settings h where h.user_id = t.user_id and h.held_at is not null)
  `
  return row ?? null
}

/** The kind of a file that is frozen with a part, whatever has become of its picture; null when it is with none. */
export async function findFrozenFile(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ mime: string; bytes: number } | null> {
  const [row] = await sql<{ mime: string; bytes: number }[]>`
    select f ->> 'mime' as mime, (f ->> 'bytes')::integer as bytes from publish_parts p cross join jsonb_array_elements(p.media) f
    where p.user_id = ${workspace} and f ->> 'id' = ${id} limit 1
  `
  return row ?? null
}
