import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { makeLine } from '#app/platform/integrations/make-line.ts'
import { withoutWords } from '#app/platform/integrations/without-words.ts'
import { AVATAR_LIMITS, type AvatarPicture } from '#core/identity/account/avatar.ts'
import { pictureKind } from '#core/media/picture-kind.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

type Refusal = 'too_large' | 'not_an_image'

const inTurn = makeLine()

/** Sides of the picture that is kept, in pixels: four times what is shown. */
const SIDE = 256
/** Seconds after which a picture that takes too long to read is given up. */
const PATIENCE_S = 10
const KINDS: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp'])

/**
 * The middle of a picture as a small square, drawn anew as a WebP that stands still and upright: of what a camera or a
 * program wrote beside the picture (place, time, device, words) nothing is left. Its kind is told by its bytes.
 * Refused: other kinds than PNG, JPEG and WebP and broken files as `not_an_image`; more bytes or longer sides than
 * AVATAR_LIMITS as `too_large`, before anything is unfolded. One at a time, since the largest takes 90 MiB meanwhile.
 */
export function drawAvatar(bytes: Uint8Array): Promise<Result<AvatarPicture, Refusal>> {
  return inTurn(() => draw(bytes))
}

async function draw(bytes: Uint8Array): Promise<Result<AvatarPicture, Refusal>> {
  if (bytes.length > AVATAR_LIMITS.bytes) return err('too_large')
  // Before the library sees it, which can read SVG, too.
  if (!KINDS.has(pictureKind(bytes))) return err('not_an_image')
  const sharp = await loadSharp()
  const file = withoutWords(bytes)
  const picture = () => sharp(file, { limitInputPixels: false, failOn: 'error' })
  try {
    const { width, height } = await picture().metadata()
    if (Math.max(width, height) > AVATAR_LIMITS.side) return err('too_large')
    const side = Math.min(SIDE, width, height)
    const image = await picture()
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .timeout({ seconds: PATIENCE_S })
      .webp({ quality: 88 })
      .toBuffer()
    return ok({ contentType: 'image/webp', image })
  } catch {
    // Whatever the library could not read to its end.
    return err('not_an_image')
  }
}
