import { drawPicture } from '#app/media/integrations/draw-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import type { Result } from '#core/shared/result.ts'
import { keepMedia } from './keep-media.ts'
import { refuseMedia } from './refuse-media.ts'

/**
 * Adds a picture at the end of a post's or a story's, drawn anew from what was sent; `isDrawn` notes that it was made from
 * words here.
 */
export async function addPicture(
  ctx: WorkspaceContext,
  input: { place: MediaPlace; placeId: string; file: Uint8Array; isDrawn?: boolean },
): Promise<Result<{ id: string }, never> | MediaRefusal> {
  const { place, placeId, file, isDrawn = false } = input
  const where = { place, placeId }
  const refused = await refuseMedia(ctx, where)
  if (refused) return refused
  const result = await drawPicture(file)
  if (!result.ok) return result
  const { image, ...media } = result.drawn
  return keepMedia(ctx, { ...where, media: { ...media, isDrawn }, read: async () => image })
}
