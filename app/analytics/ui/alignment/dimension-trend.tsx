import { usePeriodChoice } from '#app/analytics/client/use-period-choice.ts'
import { ANALYTICS_TEXTS } from '#app/analytics/copy.ts'
import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartReader } from '#app/design/charts/chart-reader.tsx'
import { axisEnds, shortDay } from '#app/design/charts/day-label.ts'
import { DIMENSION_LOOKS } from '#app/design/charts/dimension-look.ts'
import { DimensionName } from '#app/design/charts/dimension-name.tsx'
import { linePath } from '#app/design/charts/line-path.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import type { TrendWeek } from '#core/analytics/alignment/trend.ts'
import { behindSpan } from '#core/analytics/rows-address.ts'
import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { ALIGNMENT_PATH } from './alignment-views.ts'

const PAGE = { path: ALIGNMENT_PATH, keep: {} }
/** Scores lie between these. */
const DOMAIN = [30, 100] as const
/** Lines are told apart without colour. */
const DASHES: Readonly<Record<Dimension, string>> = {
  voice: '',
  values: '7 4',
  audience: '2 4',
  emotion: '10 4 2 4',
}

/** The four dimensions week by week as lines, with the same as a table whose numbers open their posts. */
export function DimensionTrend({ weeks, summary }: { weeks: readonly TrendWeek[]; summary: string }) {
  const choosePeriod = usePeriodChoice(PAGE)
  const told = weeks.filter(({ means }) => means !== null)
  if (told.length === 0) return null
  const [first, last] = [weeks[0], weeks.at(-1)]
  const [from, to] = first && last ? axisEnds(first.week, last.week) : []
  return (
    <ChartFigure
      summary={summary}
      reader={
        <ChartReader
          label="Scores by week"
          plot="top-0 right-0 left-12 h-48"
          onChoose={choosePeriod}
          points={weeks.map(({ week, means, posts }, at) => ({
            x: (100 * at) / Math.max(1, weeks.length - 1),
            text: means
              ? `Week of ${shortDay(week)}: ${DIMENSIONS.map(name => `${DIMENSION_LOOKS[name].label} ${means[name]}`).join(', ')}`
              : `Week of ${shortDay(week)}: not enough yet, ${posts} of 10 posts`,
            days: { from: week, to: dayAfter(week, 6) },
          }))}
        />
      }
      table={
        <DataTable
          caption="Mean scores by week"
          captionHidden
          rows={weeks.filter(({ posts }) => posts > 0).toReversed()}
          rowKey={({ week }) => week}
          columns={[
            { key: 'week', label: 'Week of', cell: ({ week }) => shortDay(week) },
            {
              key: 'posts',
              label: 'Posts',
              numeric: true,
              cell: ({ posts, days }) => (
                <RoomLink to={behindSpan(days, { number: 'scored' })} className="link">
                  {posts}
                </RoomLink>
              ),
            },
            ...(['overall', ...DIMENSIONS] as const).map(name => ({
              key: name,
              label: name === 'overall' ? 'Score' : DIMENSION_LOOKS[name].label,
              numeric: true,
              wideOnly: false,
              cell: ({ means }: TrendWeek) =>
                means?.[name] ?? (name === 'overall' ? ANALYTICS_TEXTS.notEnough : '–'),
            })),
          ]}
        />
      }
    >
      <div className="chart-plot">
        <div className="chart-axis h-48">
          {[DOMAIN[1], 65, DOMAIN[0]].map(mark => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg
          role="presentation"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="chart-field h-48"
        >
          {[0, 50, 100].map(y => (
            <path key={y} d={`M0,${y}H100`} />
          ))}
          {DIMENSIONS.map(name => {
            const points = weeks.map(({ week, means }) => ({ day: week, value: means?.[name] ?? null }))
            const { stroke, alone } = linePath(points, DOMAIN)
            return (
              <g key={name} fill="none" stroke={DIMENSION_LOOKS[name].colour} strokeLinecap="round">
                <path
                  d={stroke}
                  strokeWidth="2.25"
                  strokeDasharray={DASHES[name]}
                  vectorEffect="non-scaling-stroke"
                />
                {alone.map(({ x, y }) => (
                  <path key={x} d={`M${x},${y}h0`} strokeWidth="9" vectorEffect="non-scaling-stroke" />
                ))}
              </g>
            )
          })}
        </svg>
        <span />
        <p>
          <span>{from}</span>
          <span>{last === first ? '' : to}</span>
        </p>
      </div>
      <ul className="chart-key text-ink">
        {DIMENSIONS.map(name => (
          <li key={name}>
            <svg role="presentation" viewBox="0 0 28 8" className="h-2 w-7">
              <path
                d="M0,4H28"
                stroke={DIMENSION_LOOKS[name].colour}
                strokeWidth="2.25"
                strokeDasharray={DASHES[name]}
              />
            </svg>
            <DimensionName dimension={name} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
