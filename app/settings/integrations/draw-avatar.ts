import { AVATAR_LIMITS, type AvatarPicture } from '#core/identity/account/avatar.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

type Sharp = typeof import('sharp')['default']

type Refusal = 'too_large' | 'not_an_image'

let library: Promise<Sharp> | null = null
let previous: Promise<unknown> = Promise.resolve()

/** Sides of the picture that is kept, in pixels: four times what is shown. */
const SIDE = 256
/** Seconds after which a picture that takes too long to read is given up. */
const PATIENCE_S = 10
const KINDS: readonly string[] = ['png', 'jpeg', 'webp']

/**
 * The middle of a picture as a small square, drawn anew as a WebP that stands still and upright: of what a camera or a
 * program wrote beside the picture (place, time, device, words) nothing is left. Its kind is told by its bytes.
 * Refused: other kinds than PNG, JPEG and WebP and broken files as `not_an_image`; more bytes or longer sides than
 * AVATAR_LIMITS as `too_large`, before anything is unfolded. One at a time, since the largest takes 90 MiB meanwhile.
 */
export function drawAvatar(bytes: Uint8Array): Promise<Result<AvatarPicture, Refusal>> {
  const drawing = previous.then(() => draw(bytes))
  previous = drawing.catch(() => null)
  return drawing
}

async function draw(bytes: Uint8Array): Promise<Result<AvatarPicture, Refusal>> {
  if (bytes.length > AVATAR_LIMITS.bytes) return err('too_large')
  library ??= loadSharp()
  const sharp = await library
  const file = withoutWords(bytes)
  const picture = () => sharp(file, { limitInputPixels: false, failOn: 'error' })
  try {
    const { format, width, height } = await picture().metadata()
    if (!KINDS.includes(format)) return err('not_an_image')
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

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')
const WORDS = ['tEXt', 'zTXt', 'iTXt']

/**
 * A PNG without the words in it; other files as they are. Packed words unfold a thousandfold, and the library unfolds
 * them all before it looks at the picture: forty in one file took 800 MB and half a minute.
 */
function withoutWords(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 8).equals(PNG_START)) return file
  const parts: Uint8Array[] = [PNG_START]
  for (let at = 8; at + 8 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    if (!WORDS.includes(file.toString('latin1', at + 4, at + 8))) parts.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

/**
 * Loaded at the first picture: it brings 20 MiB. It may read the three kinds only, works on one thread for each picture
 * and keeps none of them, since the server answers other people meanwhile.
 */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
