import type { WorkspaceContext } from '#app/platform/context.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { isUuid } from '#db/client.ts'
import { listPictures as listRows, type Picture } from '#db/queries/media/media.ts'
import { pictureAddress } from './picture-address.ts'

/** A picture with where it can be seen for the next hour. */
export interface ShownPicture extends Picture {
  readonly address: string
}

/** The pictures of a post or a story in their order; none for what is not there. */
export async function listPictures(
  ctx: WorkspaceContext,
  { place, placeId }: { place: MediaPlace; placeId: string | null },
): Promise<ShownPicture[]> {
  if (!isUuid(placeId)) return []
  const { workspace, config } = ctx
  const now = ctx.now()
  const pictures = await ctx.readInWorkspace(sql => listRows(sql, { workspace, place, placeId }))
  return pictures.map(each => ({ ...each, address: pictureAddress(config, { workspace, id: each.id, now }) }))
}
