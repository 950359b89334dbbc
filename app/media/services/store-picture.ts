import { type DrawnPicture, drawPicture } from '#app/media/integrations/draw-picture.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PictureRefusal } from '#core/media/refusals.ts'
import { ok, type Result } from '#core/shared/result.ts'
import { storeFile } from './store-file.ts'

/** A picture in the store that is nobody's yet. */
export type StoredPicture = Omit<DrawnPicture, 'image'> & { readonly id: string }

/**
 * Draws anew what was sent as a picture and puts it into the store. Whoever calls notes at once whose it is; what nobody
 * uses is removed by the sweep of files. Throws when the store does not answer.
 */
export async function storePicture(
  ctx: WorkspaceContext,
  file: Uint8Array,
): Promise<Result<{ picture: StoredPicture }, PictureRefusal>> {
  const result = await drawPicture(file)
  if (!result.ok) return result
  const { image, ...picture } = result.drawn
  const { id } = await storeFile(ctx, { workspace: ctx.workspace, bytes: image, mime: picture.mime })
  return ok({ picture: { ...picture, id } })
}
