import { numberText } from '#core/shared/number-text.ts'
import { MOST_COUNTED } from '#core/watch/item.ts'

/** A number of items as it is shown. */
export function countText(count: number): string {
  return count >= MOST_COUNTED ? `${numberText(MOST_COUNTED)}+` : String(count)
}
