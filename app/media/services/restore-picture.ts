import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { findPicture, listPictures, sumPictureBytes } from '#db/queries/media/media.ts'
import { findRecording } from '#db/queries/media/recordings.ts'
import { findRemoved, insertRemoved } from '#db/queries/platform/undo.ts'
import { mayChangePictures } from './may-change-pictures.ts'
import { pauseChangedPost } from './pause-changed-post.ts'

/** Restores a picture, a video or a recording that was removed within the last 30 days, where there is room for it. A second press answers the same. */
export async function restorePicture(
  ctx: WorkspaceContext,
  { place, placeId, id }: { place: MediaPlace; placeId: string; id: string },
): Promise<
  | Result<object, 'read_only' | 'not_found' | 'has_video' | 'has_pictures'>
  | Refusal<'storage_full', { readonly limit: number }>
> {
  if (!isUuid(placeId) || !isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const result = await ctx.inWorkspace(async sql => {
    if (!(await mayChangePictures(ctx, { place, placeId }, sql))) return err('read_only')
    await lockProfile(sql, { workspace })
    const removed = await findRemoved(sql, { workspace, kind: 'picture', id })
    const isShown = removed?.kind !== 'audio'
    const there = await listPictures(sql, { workspace, place, placeId })
    if (removed && isShown && there.some(({ durationMs }) => durationMs !== null)) return err('has_video')
    if (isShown && removed?.durationMs && there.length > 0) return err('has_pictures')
    const room = hasRoom(ctx.tier, await sumPictureBytes(sql, { workspace }), removed?.bytes ?? 0)
    if (removed && !room.ok) return room
    const became = await insertRemoved(sql, { workspace, kind: 'picture', id })
    if (became === 'not_allowed') return err('read_only')
    if (became === 'restored') return ok()
    const found = (await findPicture(sql, { workspace, id })) ?? (await findRecording(sql, { workspace, id }))
    return found ? ok() : err('not_found')
  })
  if (result.ok) await pauseChangedPost(ctx, { place, placeId })
  return result
}
