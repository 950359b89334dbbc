/** Seconds. */
export const DAY = 86_400

/**
 * The first end of a period after `after`, counted from the anchor in whole months or years: the 31st becomes the last
 * day of a shorter month and comes back to the 31st afterwards, as Stripe does it. All in UTC, so no clock change counts.
 */
export function nextBoundary(anchor: number, interval: 'month' | 'year', after: number): number {
  for (let n = 1; ; n += 1) {
    const boundary = addMonths(anchor, interval === 'year' ? 12 * n : n)
    if (boundary > after) return boundary
  }
}

export function addMonths(instant: number, months: number): number {
  const from = new Date(instant * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}
