import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { listPictures } from '#db/queries/media/media.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { mayChangePictures } from './may-change-pictures.ts'
import { pauseChangedPost } from './pause-changed-post.ts'

/** Removes a picture; it can be restored for 30 days, and its file stays for as long. */
export async function removePicture(
  ctx: WorkspaceContext,
  { place, placeId, id }: { place: MediaPlace; placeId: string; id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (!isUuid(placeId) || !isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  const result = await ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place, placeId }, sql))) return err('read_only')
    const pictures = await listPictures(sql, { workspace, place, placeId })
    if (!pictures.some(each => each.id === id)) return err('not_found')
    await deleteForUndo(sql, { workspace, kind: 'picture', id, remover, now: ctx.now() })
    return ok()
  })
  if (result.ok) await pauseChangedPost(ctx, { place, placeId })
  return result
}
