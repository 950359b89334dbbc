import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { type KeptPicture, planFit } from '#core/media/fit.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import type { PictureRule } from '#core/media/network-rules.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { type DrawnPicture, drawnFrom } from './draw-picture.ts'

/**
 * A kept picture as a platform takes it: the very bytes where those are fine, otherwise cut and written anew without
 * anything beside the pixels, the same each time. Null when no size of it has few enough bytes. Throws for a file that is
 * no picture.
 */
export function fitPicture(
  image: Uint8Array,
  { rule, picture }: { rule: PictureRule; picture: KeptPicture },
): Promise<DrawnPicture | null> {
  return drawInTurn(() => writeAnew(image, rule, picture))
}

async function writeAnew(
  image: Uint8Array,
  rule: PictureRule,
  picture: KeptPicture,
): Promise<DrawnPicture | null> {
  const { isFine, crop, steps } = planFit(rule, picture)
  const { width, height, mime } = picture
  if (isFine) return drawnFrom({ data: Buffer.from(image), info: { width, height } }, mime)
  const sharp = await loadSharp()
  const cut = sharp(image, { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error' }).extract({ ...crop })
  for (const step of steps) {
    const resized = cut.clone().resize(step.width, step.height, { fit: 'fill' }).toColourspace('srgb')
    const written =
      step.quality === 'png'
        ? resized.png()
        : resized.flatten({ background: '#ffffff' }).jpeg({ quality: step.quality, mozjpeg: false })
    const drawn = await written.toBuffer({ resolveWithObject: true })
    if (drawn.data.length <= (rule.bytes ?? Infinity))
      return drawnFrom(drawn, step.quality === 'png' ? 'image/png' : 'image/jpeg')
  }
  return null
}
