import type { WorkspaceContext } from '#app/platform/context.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findCapture, updateCaptureState } from '#db/queries/captures/pending-captures.ts'
import { movePendingPictures } from '#db/queries/media/pending-pictures.ts'

/**
 * Makes a story of a capture, with its pictures. However often it is asked, it becomes one story: the capture's id is what
 * the story is known by.
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
  const capture = await ctx.inWorkspace(sql => findCapture(sql, { workspace, viewer, id, now }))
  if (capture?.state === 'saved' && capture.storyId) return ok({ storyId: capture.storyId })
  if (capture?.state !== 'waiting') return err('not_found')
  const added = await addStory(ctx, { body, idempotencyKey: `capture:${id}` })
  if (!added.ok) return added
  const { storyId } = added
  await ctx.inWorkspace(async sql => {
    const isFirst = await updateCaptureState(sql, { workspace, id, from: 'waiting', to: 'saved', storyId })
    if (isFirst) await movePendingPictures(sql, { workspace, captureId: id, storyId, now })
  })
  return ok({ storyId })
}
