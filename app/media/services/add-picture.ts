import { randomUUID } from 'node:crypto'
import { type DrawnPicture, drawPicture } from '#app/media/integrations/draw-picture.ts'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { MEDIA_LIMITS, type MediaPlace } from '#core/media/limits.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertPicture, listPictures, sumPictureBytes } from '#db/queries/media/media.ts'
import { deleteFiles, insertFile } from '#db/queries/media/media-files.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { mayChangePictures } from './may-change-pictures.ts'
import { pauseChangedPost } from './pause-changed-post.ts'

interface Where {
  readonly place: MediaPlace
  readonly placeId: string
}

/**
 * Adds a picture at the end of a post's or a story's, drawn anew from what was sent. The file is in the store before the
 * picture is anybody's, so that none is shown that is not there. The plan's storage is counted under the profile's lock:
 * of many at once only as many get in as there is room for. The same picture twice stays one (`already_there`).
 */
export async function addPicture(
  ctx: WorkspaceContext,
  { place, placeId, file }: Where & { file: Uint8Array },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  if (!isUuid(placeId)) return err('not_found')
  const where = { place, placeId }
  const refused = await ctx.inWorkspace(sql => refusal(ctx, sql, where))
  if (refused) return refused
  const result = await drawPicture(file)
  if (!result.ok) return result
  const { drawn } = result
  const { workspace } = ctx
  const id = randomUUID()
  const store = openMediaStore(ctx.config)
  await ctx.inWorkspace(sql => insertFile(sql, { workspace, id, now: ctx.now() }))
  await store.put(`${workspace}/${id}`, drawn.image, drawn.mime)
  const kept = await ctx.inWorkspace(sql => keep(ctx, sql, { ...where, id, drawn }))
  if (!kept.ok) {
    await store.remove(`${workspace}/${id}`)
    await ctx.inWorkspace(sql => deleteFiles(sql, { ids: [id] }))
  }
  if (kept.ok) await pauseChangedPost(ctx, where)
  return kept
}

async function refusal(ctx: WorkspaceContext, sql: Sql, where: Where) {
  const { workspace } = ctx
  if (!(await mayChangePictures(ctx, where, sql))) return err('read_only')
  const find = where.place === 'post' ? findPost : findStory
  return (await find(sql, { workspace, id: where.placeId })) ? null : err('not_found')
}

async function keep(
  ctx: WorkspaceContext,
  sql: Sql,
  { id, drawn, ...where }: Where & { id: string; drawn: DrawnPicture },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const { workspace } = ctx
  await lockProfile(sql, { workspace })
  const refused = await refusal(ctx, sql, where)
  if (refused) return refused
  const pictures = await listPictures(sql, { workspace, ...where })
  if (pictures.length >= MEDIA_LIMITS.perPlace) return err('too_many')
  const room = hasRoom(ctx.tier, await sumPictureBytes(sql, { workspace }), drawn.bytes)
  if (!room.ok) return room
  const isNew = await insertPicture(sql, { workspace, ...where, id, picture: drawn, now: ctx.now() })
  if (!isNew) return err('already_there')
  await insertModuleUsage(sql, { userId: workspace, moduleName: 'media', actionType: 'picture_added' })
  return ok({ id })
}
