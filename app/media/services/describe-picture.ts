import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Focus } from '#core/media/focus.ts'
import { MEDIA_LIMITS, type MediaPlace } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { isUuid } from '#db/client.ts'
import { updatePicture } from '#db/queries/media/media.ts'
import { mayChangePictures } from './may-change-pictures.ts'
import { pauseChangedPost } from './pause-changed-post.ts'

/** Saves what is to be seen on a picture, for whoever cannot see it, and what must stay in sight when it is cut. */
export async function describePicture(
  ctx: WorkspaceContext,
  input: { place: MediaPlace; placeId: string; id: string; alt: string; focus: Focus },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  const { place, placeId, id, focus } = input
  if (!isUuid(placeId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const alt = sanitiseText(input.alt).slice(0, MEDIA_LIMITS.alt).toWellFormed()
  const result = await ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place, placeId }, sql))) return err('read_only')
    const isThere = await updatePicture(sql, {
      workspace,
      place,
      placeId,
      id,
      alt,
      focusX: focus.x,
      focusY: focus.y,
    })
    return isThere ? ok() : err('not_found')
  })
  if (result.ok) await pauseChangedPost(ctx, { place, placeId })
  return result
}
