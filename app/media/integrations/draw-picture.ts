import { createHash } from 'node:crypto'
import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { withoutWords } from '#app/platform/integrations/without-words.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import { pictureKind } from '#core/media/picture-kind.ts'
import type { PictureRefusal } from '#core/media/refusals.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { drawInTurn } from './draw-in-turn.ts'

/** A picture as it is kept. */
export interface DrawnPicture {
  readonly image: Uint8Array
  readonly mime: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** SHA-256 of `image`. */
  readonly hash: Uint8Array
}

/** Seconds after which a picture that takes too long to read is given up. */
const PATIENCE_S = 20
/** Sharp enough that a network's own pass over it is what shows. */
const QUALITY = 90

/**
 * A picture drawn anew, upright and still, at most `MEDIA_LIMITS.side` pixels long: what a camera or a program wrote
 * beside it (place, time, device, words) is gone, and so is whatever hung on the file. What is see-through, or was sent as
 * PNG, becomes PNG, the rest JPEG.
 */
export function drawPicture(bytes: Uint8Array): Promise<Result<{ drawn: DrawnPicture }, PictureRefusal>> {
  return drawInTurn(() => draw(bytes))
}

async function draw(bytes: Uint8Array): Promise<Result<{ drawn: DrawnPicture }, PictureRefusal>> {
  if (bytes.length === 0) return err('empty')
  if (bytes.length > MEDIA_LIMITS.fileBytes) return err('too_large')
  const kind = pictureKind(bytes)
  if (!kind) return err('not_a_picture')
  const sharp = await loadSharp()
  const file = withoutWords(bytes)
  const limits = { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error' } as const
  try {
    // The header alone: nothing is unfolded before its size is known.
    const { width, height, hasAlpha } = await sharp(file, { ...limits, limitInputPixels: false }).metadata()
    if (width * height > MEDIA_LIMITS.pixels) return err('too_large')
    const upright = sharp(file, limits)
      .autoOrient()
      .resize(MEDIA_LIMITS.side, MEDIA_LIMITS.side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: PATIENCE_S })
    const asPng =
      kind === 'png' || hasAlpha ? await upright.clone().png().toBuffer({ resolveWithObject: true }) : null
    if (asPng && asPng.data.length <= MEDIA_LIMITS.fileBytes)
      return ok({ drawn: drawnFrom(asPng, 'image/png') })
    const asJpeg = await upright
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return ok({ drawn: drawnFrom(asJpeg, 'image/jpeg') })
  } catch {
    // Whatever the library could not read to its end.
    return err('not_a_picture')
  }
}

/** A picture as sharp wrote it, with its hash. */
export function drawnFrom(
  { data, info }: { data: Buffer; info: { width: number; height: number } },
  mime: DrawnPicture['mime'],
): DrawnPicture {
  const hash = createHash('sha256').update(data).digest()
  return { image: data, mime, width: info.width, height: info.height, bytes: data.length, hash }
}
