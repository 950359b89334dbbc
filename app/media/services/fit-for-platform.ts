import { fitPicture } from '#app/media/integrations/fit-picture.ts'
import type { Focus } from '#core/media/focus.ts'
import { PICTURE_RULES } from '#core/media/network-rules.ts'
import type { KeptMime } from '#core/media/picture-kind.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'

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
 * One of our pictures as a platform takes it: cut round its focus where the shape is out of bounds, within the bytes it
 * allows, or within `mostBytes` where an account's server takes fewer; the same bytes each time. Null when no size of it is
 * small enough. Throws for what is no picture. Takes up to some seconds: call it outside of transactions.
 */
export function fitForPlatform(
  picture: {
    readonly image: Uint8Array
    readonly mime: KeptMime
    readonly width: number
    readonly height: number
    readonly focus: Focus
  },
  { platform, mostBytes = Infinity }: { platform: PlatformId; mostBytes?: number },
): Promise<FittedPicture | null> {
  const { image } = picture
  const published = PICTURE_RULES[platform]
  const rule = { ...published, bytes: Math.min(published.bytes ?? Infinity, mostBytes) }
  return fitPicture(image, { rule, picture: { ...picture, bytes: image.length } })
}
