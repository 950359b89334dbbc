/** Items are counted so far; more are told as that many. */
const MOST_COUNTED = 1000

/** A number of items as it is shown. */
export function countText(count: number): string {
  return count >= MOST_COUNTED ? '1,000+' : String(count)
}
