import { createHash } from 'node:crypto'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { KeptMime } from '#core/media/picture-kind.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { WorkspaceId } from '#db/client.ts'
import type { Picture } from '#db/queries/media/media.ts'
import { upsertFile } from '#db/queries/media/media-files.ts'
import { fitForPlatform } from './fit-for-platform.ts'

/** A file of the store that holds a picture as a platform takes it. */
export type KeptPicture = Pick<Picture, 'id' | 'mime' | 'width' | 'height' | 'bytes'>

/**
 * A picture as a platform takes it, in the store: the picture's own file where that is taken as it is, else another one,
 * the same each time, which is swept away unless somebody uses it. Null when the picture is gone or cannot be made small
 * enough. Throws when the store does not answer. Takes up to some seconds: call it outside of transactions.
 */
export async function keepFittedPicture(
  context: ServiceContext,
  {
    workspace,
    picture,
    platform,
    mostBytes,
  }: {
    workspace: WorkspaceId
    picture: Picture & { readonly mime: KeptMime }
    platform: PlatformId
    mostBytes: number
  },
): Promise<KeptPicture | null> {
  const store = openMediaStore(context.config)
  const image = await store.read(`${workspace}/${picture.id}`)
  if (!image) return null
  const focus = { x: picture.focusX, y: picture.focusY }
  const fitted = await fitForPlatform({ ...picture, image, focus }, { platform, mostBytes })
  if (!fitted) return null
  const { mime, width, height, bytes } = fitted
  if (Buffer.compare(fitted.image, image) === 0) return { id: picture.id, mime, width, height, bytes }
  const id = idOf(picture.id, fitted.hash)
  await context.db.inWorkspace(workspace, sql => upsertFile(sql, { workspace, id, now: context.now() }))
  await store.put(`${workspace}/${id}`, fitted.image, mime)
  return { id, mime, width, height, bytes }
}

/** A uuid that follows from the picture and the bytes made of it. */
function idOf(pictureId: string, hash: Uint8Array): string {
  const hex = createHash('sha256').update(pictureId).update(hash).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
