import type { WorkspaceContext } from '#app/platform/context.ts'
import { addStoryIn } from '#app/stories/services/add-story.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockCapture, updateCaptureState } from '#db/queries/captures/pending-captures.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { movePendingPictures } from '#db/queries/media/pending-pictures.ts'

/**
 * Makes a story of a capture, with its pictures. However often and by however many it is asked at once, it becomes one
 * story: what becomes of a capture is decided under its lock.
 */
export async function saveCapture(
  ctx: WorkspaceContext,
  { id, body }: { id: string; body: string },
): Promise<
  | Result<{ storyId: string }, 'read_only' | 'not_found'>
  | { readonly ok: false; readonly reason: 'story_limit_reached'; readonly limit: number }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: viewer } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    // As whoever holds pictures for it does: the profile first.
    await lockProfile(sql, { workspace })
    const capture = await lockCapture(sql, { workspace, viewer, id, now })
    if (capture?.state === 'saved' && capture.storyId) return ok({ storyId: capture.storyId })
    if (capture?.state !== 'waiting') return err('not_found')
    const added = await addStoryIn(sql, ctx, { body })
    if (!added.ok) return added
    const { storyId } = added
    await updateCaptureState(sql, { workspace, id, from: 'waiting', to: 'saved', storyId })
    await movePendingPictures(sql, { workspace, captureId: id, storyId, now })
    return ok({ storyId })
  })
}
