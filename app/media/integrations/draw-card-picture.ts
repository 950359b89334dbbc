import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import type { BrandHearth } from '#core/brand/hearth/brand-hearth.ts'
import type { Logo } from '#core/brand/kit/logo.ts'
import type { Card } from '#core/media/quote/card.ts'
import { drawCard } from '#core/media/quote/draw-card.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { loadTypefaces } from './load-typefaces.ts'

/** A drawn picture as PNG, with what could not be drawn of it. */
export interface CardPicture {
  readonly image: Uint8Array
  readonly missing: readonly string[]
  readonly isCut: boolean
}

interface Drawing {
  /** Stands on the picture; one that cannot be read is left out. */
  readonly logo?: Logo | null
  /** Signs it where there is no logo. */
  readonly hearth?: BrandHearth | null
  /** In pixels: makes a smaller picture, for looking at. */
  readonly width?: number
}

/** Draws a picture from words. */
export async function drawCardPicture(
  card: Card,
  { logo = null, hearth = null, width }: Drawing = {},
): Promise<CardPicture> {
  const typefaces = await loadTypefaces()
  const sharp = await loadSharp()
  return drawInTurn(async () => {
    const drawn = logo && (await readable(logo))
    const { svg, missing, isCut } = drawCard(card, typefaces, { logo: drawn, hearth })
    const drawing = sharp(Buffer.from(svg))
    const sized = width ? drawing.resize({ width, withoutEnlargement: true }) : drawing
    return { image: await sized.flatten({ background: '#ffffff' }).png().toBuffer(), missing, isCut }
  })

  async function readable({ image, ground }: Logo) {
    const read = await sharp(image)
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!read) return null
    const { width, height } = read.info
    return { src: `data:image/png;base64,${read.data.toString('base64')}`, width, height, ground }
  }
}
