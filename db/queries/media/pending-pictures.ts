import type { Sql, WorkspaceId } from '../../client.ts'
import type { Picture } from './media.ts'

/** A picture that waits with what was shared or emailed. */
export interface PendingPicture extends Pick<Picture, 'id' | 'mime' | 'width' | 'height' | 'bytes'> {
  readonly hash: Uint8Array
}

interface Capture {
  readonly workspace: WorkspaceId
  readonly captureId: string
}

/** Adds a picture at the end of a capture's. False when the same one is there already. */
export async function insertPendingPicture(
  sql: Sql,
  { workspace, captureId, picture }: Capture & { picture: PendingPicture },
): Promise<boolean> {
  const { id, mime, width, height, bytes, hash } = picture
  const rows = await sql`
    insert into pending_pictures (id, user_id, capture_id, mime, width, height, bytes, hash, position)
    values (${id}, ${workspace}, ${captureId}, ${mime}, ${width}, ${height}, ${bytes}, ${hash},
      (select coalesce(max(position) + 1, 0) from pending_pictures where user_id = ${workspace} and capture_id = ${captureId}))
    on conflict do nothing
  `
  return rows.count > 0
}

/** Whether a capture has this picture already, by the SHA-256 of what is kept. */
export async function hasPendingPicture(
  sql: Sql,
  { workspace, captureId, hash }: Capture & { hash: Uint8Array },
): Promise<boolean> {
  const rows = await sql`
    select 1 from pending_pictures where user_id = ${workspace} and capture_id = ${captureId} and hash = ${hash}
  `
  return rows.count > 0
}

/** The pictures of a capture, in their order. */
export async function listPendingPictures(
  sql: Sql,
  { workspace, captureId }: Capture,
): Promise<Omit<PendingPicture, 'hash'>[]> {
  return sql<Omit<PendingPicture, 'hash'>[]>`
    select id, mime, width, height, bytes from pending_pictures
    where user_id = ${workspace} and capture_id = ${captureId} order by position, id
  `
}

/** One of them; null when it is not there. */
export async function findPendingPicture(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Omit<PendingPicture, 'hash'> | null> {
  const [row] = await sql<Omit<PendingPicture, 'hash'>[]>`
    select id, mime, width, height, bytes from pending_pictures where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** Hands the pictures of a capture over to a story that has none, in their order. */
export async function movePendingPictures(
  sql: Sql,
  { workspace, captureId, storyId, now }: Capture & { storyId: string; now: Date },
): Promise<void> {
  await sql`
    with moved as (
      delete from pending_pictures where user_id = ${workspace} and capture_id = ${captureId} returning *
    )
    insert into media (id, user_id, story_id, mime, width, height, bytes, hash, position, created_at)
    select id, user_id, ${storyId}, mime, width, height, bytes, hash, position, ${now} from moved
    on conflict do nothing
  `
}
