import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
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

/** Draws a picture from words; `width` in pixels makes a smaller one, for looking at. */
export async function drawCardPicture(card: Card, { width }: { width?: number } = {}): Promise<CardPicture> {
  const { svg, missing, isCut } = drawCard(card, await loadTypefaces())
  const sharp = await loadSharp()
  const image = await drawInTurn(() => {
    const drawing = sharp(Buffer.from(svg))
    const sized = width ? drawing.resize({ width, withoutEnlargement: true }) : drawing
    return sized.flatten({ background: '#ffffff' }).png().toBuffer()
  })
  return { image, missing, isCut }
}
