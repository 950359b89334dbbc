import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import { storePicture } from '#app/media/services/store-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PictureRefusal } from '#core/media/refusals.ts'
import { hasRoom } from '#core/media/room.ts'
import { err, type Refusal } from '#core/shared/result.ts'
import type { StoryLink } from '#core/stories/link-key.ts'
import { insertPicture, sumPictureBytes } from '#db/queries/media/media.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { addStory, addStoryIn, addStoryOnce } from './add-story.ts'

interface Capture {
  readonly body: string
  readonly link: StoryLink | null
  /** As it was sent, and what it shows in words; null when there is none. */
  readonly photo: { readonly bytes: Uint8Array; readonly alt: string } | null
  readonly idempotencyKey: string
}

/**
 * Keeps a captured story as `addStory` does, with its photo or not at all: a photo that is refused leaves no story behind.
 * Throws when the store of files does not answer.
 */
export async function captureStory(
  ctx: WorkspaceContext,
  { body, link, photo, idempotencyKey }: Capture,
): Promise<
  | Awaited<ReturnType<typeof addStory>>
  | Refusal<PictureRefusal>
  | Refusal<'storage_full', { readonly limit: number }>
> {
  if (!photo) return addStory(ctx, { body, link, idempotencyKey })
  if (ctx.access === 'read_only') return err('read_only')
  const stored = await storePicture(ctx, photo.bytes)
  if (!stored.ok) return stored
  const { workspace } = ctx
  const { id, ...picture } = stored.picture
  const result = await addStoryOnce(ctx, idempotencyKey, async sql => {
    const room = hasRoom(ctx.tier, await sumPictureBytes(sql, { workspace }), picture.bytes)
    if (!room.ok) return room
    const added = await addStoryIn(sql, ctx, { body, link })
    if (!added.ok) return added
    const where = { workspace, place: 'story', placeId: added.storyId } as const
    await insertPicture(sql, { ...where, id, picture: { ...picture, alt: photo.alt }, now: ctx.now() })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'media', actionType: 'picture_added' })
    return added
  })
  if (!result.ok) await removeStoredFiles(ctx, { workspace, ids: [id] })
  return result
}
