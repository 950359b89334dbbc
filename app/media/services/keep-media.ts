import type { WorkspaceContext } from '#app/platform/context.ts'
import { MEDIA_LIMITS, type MediaPlace } from '#core/media/limits.ts'
import type { MediaMime } from '#core/media/picture-kind.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertPicture, listPictures, sumPictureBytes } from '#db/queries/media/media.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { pauseChangedPost } from './pause-changed-post.ts'
import { refuseMedia } from './refuse-media.ts'
import { removeStoredFiles } from './remove-stored-files.ts'
import { storeFile } from './store-file.ts'

interface KeptMedia {
  readonly place: MediaPlace
  readonly placeId: string
  readonly media: {
    readonly mime: MediaMime
    readonly width: number
    readonly height: number
    readonly bytes: number
    readonly hash: Uint8Array
    /** Milliseconds of a video. */
    readonly durationMs?: number
    /** It was drawn from words here. */
    readonly isDrawn?: boolean
  }
  /** The bytes, as they are to be kept. */
  read(): Promise<Uint8Array>
}

/**
 * Adds a picture or a video at the end of a post's or a story's. The file is in the store before it is anybody's, so that
 * none is shown that is not there. The plan's storage is counted under the profile's lock: of many at once only as many
 * get in as there is room for. The same one twice stays one (`already_there`).
 */
export async function keepMedia(
  ctx: WorkspaceContext,
  { read, ...kept }: KeptMedia,
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const { workspace } = ctx
  const { id } = await storeFile(ctx, { workspace, bytes: await read(), mime: kept.media.mime })
  const result = await ctx.inWorkspace(sql => insert(ctx, sql, { ...kept, id }))
  if (result.ok) await pauseChangedPost(ctx, kept)
  else await removeStoredFiles(ctx, { workspace, ids: [id] })
  return result
}

async function insert(
  ctx: WorkspaceContext,
  sql: Sql,
  { id, media, place, placeId }: Omit<KeptMedia, 'read'> & { id: string },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const { workspace } = ctx
  const where = { place, placeId }
  await lockProfile(sql, { workspace })
  const refused = await refuseMedia(ctx, where, sql)
  if (refused) return refused
  const there = await listPictures(sql, { workspace, ...where })
  if (there.some(({ durationMs }) => durationMs !== null)) return err('has_video')
  const isVideo = media.durationMs !== undefined
  if (isVideo && there.length > 0) return err('has_pictures')
  if (there.length >= MEDIA_LIMITS.perPlace) return err('too_many')
  const room = hasRoom(ctx.tier, await sumPictureBytes(sql, { workspace }), media.bytes)
  if (!room.ok) return room
  const isNew = await insertPicture(sql, { workspace, ...where, id, picture: media, now: ctx.now() })
  if (!isNew) return err('already_there')
  const actionType = isVideo ? 'video_added' : 'picture_added'
  await insertModuleUsage(sql, { userId: workspace, moduleName: 'media', actionType })
  return ok({ id })
}
