import type { MediaPlace } from '#core/media/limits.ts'
import type { MediaMime } from '#core/media/picture-kind.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A picture or a video, without its bytes. */
export interface Picture {
  readonly id: string
  readonly mime: MediaMime
  /** Milliseconds of a video; null for a picture. */
  readonly durationMs: number | null
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly alt: string
  readonly focusX: number
  readonly focusY: number
}

interface Place {
  readonly workspace: WorkspaceId
  readonly place: MediaPlace
  readonly placeId: string
}

const SHOWN = ['id', 'mime', 'width', 'height', 'bytes', 'alt', 'focus_x', 'focus_y', 'duration_ms'] as const
const COLUMN = { post: 'post_id', story: 'story_id' } as const

/** The pictures of a post or a story, in their order, or its one video. */
export async function listPictures(sql: Sql, { workspace, place, placeId }: Place): Promise<Picture[]> {
  return sql<Picture[]>`
    select ${sql([...SHOWN])} from media
    where user_id = ${workspace} and ${sql(COLUMN[place])} = ${placeId} and kind <> 'audio'
    order by position, created_at, id
  `
}

/** The first picture of each of these stories that has one, with what it shows. */
export async function listFirstPictures(
  sql: Sql,
  { workspace, storyIds }: { workspace: WorkspaceId; storyIds: readonly string[] },
): Promise<(Pick<Picture, 'id' | 'alt' | 'focusX' | 'focusY'> & { readonly storyId: string })[]> {
  if (storyIds.length === 0) return []
  return sql`
    select distinct on (story_id) story_id, id, alt, focus_x, focus_y from media
    where user_id = ${workspace} and story_id = any(${[...storyIds]}::uuid[]) and kind = 'picture'
    order by story_id, position, created_at, id
  `
}

/** One picture or video; null when it is not there. */
export async function findPicture(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Picture | null> {
  const [row] = await sql<Picture[]>`
    select ${sql([...SHOWN])} from media where user_id = ${workspace} and id = ${id} and kind <> 'audio'
  `
  return row ?? null
}

/** Bytes of all pictures, videos and recordings of a workspace, with those that wait with what was shared or emailed. */
export async function sumPictureBytes(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0)::float8 as bytes from (
      select bytes from media where user_id = ${workspace}
      union all select bytes from pending_pictures where user_id = ${workspace}
    ) kept
  `
  return row?.bytes ?? 0
}

/** Adds a picture or video at the end. False when the same one is there already. */
export async function insertPicture(
  sql: Sql,
  input: Place & {
    id: string
    picture: Pick<Picture, 'mime' | 'width' | 'height' | 'bytes'> & {
      readonly hash: Uint8Array
      readonly durationMs?: number
      readonly alt?: string
      /** It was drawn from words here. */
      readonly isDrawn?: boolean
    }
    now: Date
  },
): Promise<boolean> {
  const { workspace, place, placeId, id, picture, now } = input
  const rows = await sql`
    insert into media (id, user_id, ${sql(COLUMN[place])}, kind, mime, width, height, bytes, hash, duration_ms, alt, is_drawn,
      position, created_at)
    values (
      ${id}, ${workspace}, ${placeId}, ${picture.durationMs === undefined ? 'picture' : 'video'}, ${picture.mime},
      ${picture.width}, ${picture.height}, ${picture.bytes}, ${picture.hash}, ${picture.durationMs ?? null},
      ${picture.alt ?? ''}, ${picture.isDrawn ?? false},
      (select coalesce(max(position) + 1, 0) from media where user_id = ${workspace} and ${sql(COLUMN[place])} = ${placeId}),
      ${now}
    ) on conflict do nothing returning 1
  `
  return rows.length > 0
}

/** Changes what is said of a picture of this post or story. False when it is not there. */
export async function updatePicture(
  sql: Sql,
  input: Place & { id: string; alt: string; focusX: number; focusY: number },
): Promise<boolean> {
  const { workspace, place, placeId, id, alt, focusX, focusY } = input
  const rows = await sql`
    update media set alt = ${alt}, focus_x = ${focusX}, focus_y = ${focusY}
    where user_id = ${workspace} and ${sql(COLUMN[place])} = ${placeId} and id = ${id} returning 1
  `
  return rows.length > 0
}

/** Puts the pictures of a post or a story in this order; those that are not named keep their place. */
export async function updatePictureOrder(
  sql: Sql,
  { workspace, place, placeId, ids }: Place & { ids: readonly string[] },
): Promise<void> {
  await sql`
    update media m set position = o.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place)
    where m.user_id = ${workspace} and m.${sql(COLUMN[place])} = ${placeId} and m.id = o.id
  `
}
