import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'

/** Tried in turn, quality before size. */
const STEPS = [
  ...[88, 80, 70, 60].map(quality => ({ quality, side: MEDIA_LIMITS.side })),
  ...[2048, 1600, 1200, 800].map(side => ({ quality: 70, side })),
]
const PATIENCE_S = 10

/**
 * A picture as a JPEG of at most so many bytes, no longer than `side` pixels; the same for the same bytes. What was
 * see-through becomes white. Null when it is no picture, or cannot be made so small.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  { most, side = MEDIA_LIMITS.side }: { readonly most: number; readonly side?: number },
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number } | null> {
  const sharp = await loadSharp()
  try {
    for (const step of STEPS) {
      const longest = Math.min(step.side, side)
      const { data, info } = await sharp(bytes, { limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error' })
        .autoOrient()
        .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: step.quality })
        .timeout({ seconds: PATIENCE_S })
        .toBuffer({ resolveWithObject: true })
      if (data.length <= most) return { bytes: data, width: info.width, height: info.height }
    }
    return null
  } catch {
    // Whatever the library could not read to its end.
    return null
  }
}
