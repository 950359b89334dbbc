import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { makeLine } from '#app/platform/integrations/make-line.ts'
import { withoutWords } from '#app/platform/integrations/without-words.ts'
import { groundOfLogo, LOGO_LIMITS, type Logo } from '#core/brand/kit/logo.ts'
import { pictureKind } from '#core/media/picture-kind.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

type Refusal = 'too_large' | 'not_an_image'

const inTurn = makeLine()

/** Seconds after which a picture that takes too long to read is given up. */
const PATIENCE_S = 10
const KINDS: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp'])

/**
 * A picture as a logo: drawn anew as a PNG within LOGO_LIMITS, upright, and without what a camera or a program wrote beside
 * it. Its kind is told by its bytes. Refused: other kinds than PNG, JPEG and WebP and broken files as `not_an_image`; more
 * bytes or longer sides than LOGO_LIMITS as `too_large`, before anything is unfolded. One at a time, since the largest takes
 * 90 MiB meanwhile.
 */
export function drawLogo(bytes: Uint8Array): Promise<Result<{ logo: Logo }, Refusal>> {
  return inTurn(() => draw(bytes))
}

async function draw(bytes: Uint8Array): Promise<Result<{ logo: Logo }, Refusal>> {
  if (bytes.length > LOGO_LIMITS.bytes) return err('too_large')
  // Before the library sees it, which can read SVG, too.
  if (!KINDS.has(pictureKind(bytes))) return err('not_an_image')
  const sharp = await loadSharp()
  const picture = () => sharp(withoutWords(bytes), { limitInputPixels: false, failOn: 'error' })
  try {
    const { width: across, height: down } = await picture().metadata()
    if (Math.max(across, down) > LOGO_LIMITS.side) return err('too_large')
    const { data, info } = await picture()
      .autoOrient()
      .resize({
        width: LOGO_LIMITS.width,
        height: LOGO_LIMITS.height,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .timeout({ seconds: PATIENCE_S })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const image = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
    return ok({ logo: { image, width, height, ground: groundOfLogo(data) } })
  } catch {
    // Whatever the library could not read to its end.
    return err('not_an_image')
  }
}
