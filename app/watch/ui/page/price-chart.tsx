import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { formatDate } from '#core/shared/time.ts'
import { formatAmount, formatPrice } from '#core/watch/page/amount.ts'
import { type PricePoint, priceSteps } from '#core/watch/page/price-steps.ts'

/** The prices of a page as steps, from its first to today; a range is a band. Only those in the currency of the last. */
export function PriceChart(props: { prices: readonly PricePoint[]; now: Date; timeZone: string }) {
  const { prices, now, timeZone } = props
  const last = prices.at(-1)
  if (!last) return null
  const { band, low, high, bottom, top, isRange } = priceSteps(prices, now)
  const first = prices.find(({ currency }) => currency === last.currency) ?? last
  return (
    <ChartFigure
      summary={`Price: ${formatPrice(last)} since ${formatDate(last.foundAt, timeZone)}`}
      table={
        <ChartTable
          caption="Prices by day"
          head={['From', 'Price']}
          rows={prices
            .toReversed()
            .map(price => [formatDate(price.foundAt, timeZone), formatPrice(price)] as const)}
        />
      }
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-faint">
        <div className="flex h-40 flex-col justify-between text-right tabular-nums">
          <span className="-my-2">{formatAmount(top, last.currency)}</span>
          <span className="-my-2">{formatAmount(bottom, last.currency)}</span>
        </div>
        <div className="mr-2 h-40">
          <svg
            role="presentation"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible"
          >
            {[0, 50, 100].map(y => (
              <path key={y} d={`M0,${y}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
            ))}
            <path d={band} fill="var(--ember-soft)" opacity="0.7" />
            {(isRange ? [low, high] : [high]).map(path => (
              <path
                key={path}
                d={path}
                fill="none"
                stroke="var(--ember)"
                strokeWidth="2.25"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </div>
        <span />
        <div className="mt-2 mr-2 flex justify-between">
          <span>{formatDate(first.foundAt, timeZone)}</span>
          <span>Today</span>
        </div>
      </div>
    </ChartFigure>
  )
}
