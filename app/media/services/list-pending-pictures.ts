import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listPendingPictures as listRows } from '#db/queries/media/pending-pictures.ts'
import { pictureAddress } from './picture-address.ts'

/** The pictures of a capture that waits, each with where it can be seen for the next hour. */
export async function listPendingPictures(ctx: WorkspaceContext, { captureId }: { captureId: string }) {
  if (!isUuid(captureId)) return []
  const { workspace, config } = ctx
  const now = ctx.now()
  const pictures = await ctx.readInWorkspace(sql => listRows(sql, { workspace, captureId }))
  return pictures.map(picture => ({
    ...picture,
    address: pictureAddress(config, { workspace, id: picture.id, now }),
    ...{ alt: '', focusX: 50, focusY: 50, durationMs: null },
  }))
}
