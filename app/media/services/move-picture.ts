import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { moveOne } from '#core/media/move.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { listPictures, updatePictureOrder } from '#db/queries/media/media.ts'
import { mayChangePictures } from './may-change-pictures.ts'
import { pauseChangedPost } from './pause-changed-post.ts'

/** Moves a picture a place towards the start (-1) or the end (1). */
export async function movePicture(
  ctx: WorkspaceContext,
  { place, placeId, id, by }: { place: MediaPlace; placeId: string; id: string; by: -1 | 1 },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (!isUuid(placeId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const result = await ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place, placeId }, sql))) return err('read_only')
    await lockProfile(sql, { workspace })
    const pictures = await listPictures(sql, { workspace, place, placeId })
    const ids = pictures.map(each => each.id)
    if (!ids.includes(id)) return err('not_found')
    await updatePictureOrder(sql, { workspace, place, placeId, ids: moveOne(ids, id, by) })
    return ok()
  })
  if (result.ok) await pauseChangedPost(ctx, { place, placeId })
  return result
}
