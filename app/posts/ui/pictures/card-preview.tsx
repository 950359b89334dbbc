import { type Card, FORMATS } from '#core/media/quote/card.ts'
import { cardAlt } from '#core/media/quote/carousel.ts'
import { cardAddress } from './card-address.ts'

/** A picture of words as it will be added. */
export function CardPreview({ card }: { card: Card }) {
  const { width, height } = FORMATS[card.format]
  return (
    <img
      src={cardAddress(card)}
      alt={cardAlt(card)}
      width={width}
      height={height}
      className="h-auto max-h-[36rem] w-auto max-w-full rounded-md border border-line"
    />
  )
}
