import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { planFit } from '#core/media/fit.ts'
import type { Focus } from '#core/media/focus.ts'
import type { PictureRule } from '#core/media/network-rules.ts'

/** A picture as a platform takes it. */
export interface FittedPicture {
  readonly image: Uint8Array
  readonly mime: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

/**
 * A picture of ours as a platform takes it: as it is where it fits, else cut around its focus, worse or smaller until it
 * has few enough bytes. The same picture and rule give the same bytes. Throws for what is no picture, and where even the
 * smallest has too many bytes.
 */
export async function fitPicture(
  picture: {
    readonly image: Uint8Array
    readonly mime: string
    readonly width: number
    readonly height: number
    readonly focus: Focus
  },
  rule: PictureRule,
): Promise<FittedPicture> {
  const { image, width, height } = picture
  const { crop, steps } = planFit(rule, picture)
  const isPng = picture.mime === 'image/png'
  const [whole] = steps
  const isRight = crop === null && whole?.width === width && whole.height === height
  if (isRight && image.length <= rule.bytes && (rule.png || !isPng))
    return { image, mime: isPng ? 'image/png' : 'image/jpeg', width, height }
  const sharp = await loadSharp()
  for (const step of steps) {
    const source = crop ? sharp(image).extract(crop) : sharp(image)
    const drawn = await source
      .resize(step.width, step.height, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: step.quality })
      .toBuffer()
    if (drawn.length <= rule.bytes)
      return { image: drawn, mime: 'image/jpeg', width: step.width, height: step.height }
  }
  throw new Error('The picture cannot be made small enough')
}
