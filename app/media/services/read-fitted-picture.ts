import { fitPicture } from '#app/media/integrations/fit-picture.ts'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import type { KeptMime } from '#core/media/picture-kind.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { WorkspaceId } from '#db/client.ts'
import { findPicture } from '#db/queries/media/media.ts'

/** A picture as it is sent to a platform. */
export interface FittedPicture {
  readonly image: Uint8Array
  readonly mime: KeptMime
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** SHA-256 of `image`. */
  readonly hash: Uint8Array
}

/**
 * A kept picture as a platform takes it: cut round its focus where the shape is out of bounds, within the bytes it allows,
 * or within `mostBytes` where an account's server takes fewer. The same bytes each time. Null when the picture or its file
 * is gone, or no size of it is small enough. Takes up to some seconds: call it outside of transactions.
 */
export async function readFittedPicture(
  context: ServiceContext,
  asked: { workspace: WorkspaceId; id: string; platform: PlatformId; mostBytes?: number },
): Promise<FittedPicture | null> {
  const { workspace, id, platform, mostBytes = Infinity } = asked
  const row = await context.db.inWorkspace(workspace, sql => findPicture(sql, { workspace, id }))
  const image = row ? await openMediaStore(context.config).read(`${workspace}/${id}`) : null
  if (!row || !image) return null
  const published = PICTURE_RULES[platform]
  const rule = { ...published, bytes: Math.min(published.bytes ?? Infinity, mostBytes) }
  return fitPicture(image, { rule, picture: { ...row, focus: { x: row.focusX, y: row.focusY } } })
}
