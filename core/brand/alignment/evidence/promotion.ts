import type { CompiledFoundation } from '../foundation/compile.ts'
import { stem } from '../text/stem.ts'
import type { Token } from '../text/tokenise.ts'
import { isOwnSaying, type RegisterHit } from './registers.ts'

/** Words of price promotions, beside the register of urgency: by stem, so that a brand that speaks of them is let be. */
const PRICE_WORDS = new Set(
  'sale bargain discount cheap deal voucher coupon promo clearance bogo saving reduced'.split(' ').map(stem),
)

/** `text.slice(start, end)`. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Places that push a price or a deadline and are not the brand's own, in text order. */
export function promotionCues(
  registers: readonly RegisterHit[],
  tokens: readonly Token[],
  foundation: CompiledFoundation,
): Place[] {
  const pushed = registers.filter(
    hit => hit.register === 'urgency' && !hit.isCovered && !isOwnSaying(hit, foundation.subject),
  )
  const priced = tokens.filter(token => PRICE_WORDS.has(token.stem) && !foundation.subject.has(token.stem))
  const cues = [
    ...pushed,
    ...priced.filter(token => !pushed.some(hit => token.start >= hit.start && token.end <= hit.end)),
  ]
  return cues.sort((a, b) => a.start - b.start || a.end - b.end)
}
