import { Link } from 'react-router'
import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import type { ScoreFigures } from '#core/analytics/figures.ts'
import type { Period } from '#core/analytics/period.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'

/** How the scores of posts are spread, each band with a way to its posts. */
export function ScoreBands(props: {
  alignment: ScoreFigures
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
        <ul className="grid gap-2 text-sm">
          {named.map(({ band, name, posts }) => (
            <li key={band.key} className="grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3">
              <span className="text-ink-soft">{name}</span>
              <svg role="presentation" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                <rect width="100" height="10" fill="var(--sunk)" />
                <rect
                  width={(100 * posts) / most}
                  height="10"
                  fill={band.from === 0 ? 'var(--warning)' : 'var(--voice)'}
                />
              </svg>
              <span className="text-right tabular-nums">{posts}</span>
            </li>
          ))}
        </ul>
      </ChartFigure>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
        {named
          .filter(({ posts }) => posts > 0)
          .map(({ band, name }) => (
            <Link key={band.key} to={behindAddress(period, { number: 'scored', band })} className="link">
              Posts {band.from === 0 ? 'below 60' : `from ${name}`}
            </Link>
          ))}
      </p>
    </div>
  )
}
