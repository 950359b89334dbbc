import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { shortNumber } from '#app/design/charts/short-number.ts'
import type { ScoreFigures } from '#core/analytics/figures.ts'
import type { Period } from '#core/analytics/period.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'

/** How the scores of posts are spread, each band with a way to its posts. */
export function ScoreBands(props: {
  alignment: Pick<ScoreFigures, 'bands'>
  period: Period
  summary: string
  caption?: string
}) {
  const { alignment, period, summary, caption } = props
  const named = alignment.bands.map(({ band, posts }) => ({
    band,
    posts,
    name: band.from === 0 ? 'Below 60' : `${band.from} to ${band.to}`,
  }))
  const most = Math.max(1, ...named.map(({ posts }) => posts))
  return (
    <div className="grid gap-3">
      <ChartFigure
        summary={summary}
        caption={caption}
        table={
          <ChartTable
            caption="Published posts by score"
            head={['Score', 'Posts']}
            rows={named.map(({ name, posts }) => [name, posts])}
          />
        }
      >
        <ul className="chart-rows">
          {named.map(({ band, name, posts }) => (
            <li key={band.key}>
              <span>{name}</span>
              <span className="row-bar">
                {posts > 0 ? (
                  <i
                    style={{
                      width: `${shortNumber((100 * posts) / most)}%`,
                      background: band.from === 0 ? 'var(--warning)' : 'var(--voice)',
                    }}
                  />
                ) : null}
              </span>
              <span>{posts}</span>
            </li>
          ))}
        </ul>
      </ChartFigure>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden" data-rooms="">
        {named
          .filter(({ posts }) => posts > 0)
          .map(({ band, name }) => (
            <a key={band.key} href={behindAddress(period, { number: 'scored', band })} className="link">
              {band.from === 0 ? 'Posts below 60' : `Posts from ${name}`}
            </a>
          ))}
      </p>
    </div>
  )
}
