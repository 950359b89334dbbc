import type { Price } from './amount.ts'

/** A price with the instant from which a page stated it. */
export interface PricePoint extends Price {
  readonly foundAt: Date
}

/** Lines of prices over 100 wide and 100 high, as SVG path data. */
export interface PriceSteps {
  readonly low: string
  readonly high: string
  /** The space between the two, or under the one line there is. */
  readonly band: string
  readonly isRange: boolean
  /** The amounts at the lower and the upper edge, in minor units. */
  readonly bottom: number
  readonly top: number
}

/**
 * Prices as steps over time, the oldest first, to `now`; only those in the currency of the last. The lower edge is nought, so
 * that twice the price is twice as high.
 */
export function priceSteps(prices: readonly PricePoint[], now: Date): PriceSteps {
  const currency = prices.at(-1)?.currency ?? ''
  const points = prices.filter(price => price.currency === currency)
  const start = points[0]?.foundAt.getTime() ?? 0
  const length = Math.max(1, now.getTime() - start)
  const most = Math.max(1, ...points.map(({ high }) => high))
  const x = (at: Date) => round(((at.getTime() - start) / length) * 100)
  const y = (amount: number) => round(100 - (amount / most) * 100)
  const line = (amountOf: (price: Price) => number) =>
    points
      .map(
        (price, at) =>
          `${at === 0 ? 'M' : 'H'}${x(price.foundAt)}${at === 0 ? ',' : 'V'}${y(amountOf(price))}`,
      )
      .join('') + (points.length > 0 ? 'H100' : '')
  const isRange = points.some(({ low, high }) => low !== high)
  const high = line(price => price.high)
  // Back along the lower line, from the right to the left.
  const back = isRange
    ? points
        .map((price, at) => ({ to: at === 0 ? 0 : x(price.foundAt), amount: y(price.low) }))
        .toReversed()
        .map(({ to, amount }) => `V${amount}H${to}`)
        .join('')
    : 'V100H0'
  return {
    low: line(price => price.low),
    high,
    band: points.length > 0 ? `${high}${back}Z` : '',
    isRange,
    bottom: 0,
    top: most,
  }
}

function round(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 100) / 100
}
