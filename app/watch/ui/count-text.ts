import { MOST_COUNTED } from '#core/watch/item.ts'

/** A number of items as it is shown. */
export function countText(count: number): string {
  return count >= MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-GB')}+` : String(count)
}
