import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartReader } from '#app/design/charts/chart-reader.tsx'
import { shortNumber } from '#app/design/charts/short-number.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { MOST_ROWS, type PaysPoint } from '#core/analytics/works/packed-points.ts'

/** Scores lie between these. */
const [LOWEST, HIGHEST] = [30, 100]

const across = (overall: number) =>
  (100 * (Math.max(LOWEST, Math.min(HIGHEST, overall)) - LOWEST)) / (HIGHEST - LOWEST)

/** A dot as a part of the path that all of them are: hundreds of elements would weigh more than the page around them. */
const dotAt = ({ overall, standing }: PaysPoint) => `M${shortNumber(across(overall))},${100 - standing}h0`

/** Posts by their score and by how their responses stand among the others, with the same as a table. */
export function Scatter({ summary, points }: { summary: string; points: readonly PaysPoint[] }) {
  return (
    <ChartFigure
      summary={summary}
      reader={
        <ChartReader
          label="Posts by score and responses"
          plot="top-0 right-0 left-16 h-56"
          points={points
            .toSorted((a, b) => a.overall - b.overall || a.standing - b.standing)
            .map(({ title, overall, standing, responses }) => ({
              x: across(overall),
              y: 100 - standing,
              text: `Score ${overall}, ${responses} ${responses === 1 ? 'response' : 'responses'}: ${title.slice(0, 60) || 'Untitled'}`,
            }))}
        />
      }
      table={
        <DataTable
          caption={
            points.length > MOST_ROWS
              ? `The ${MOST_ROWS} posts with the highest scores`
              : 'Posts by score and responses'
          }
          captionHidden={points.length <= MOST_ROWS}
          rows={points.slice(0, MOST_ROWS)}
          rowKey={({ id, title }) => id ?? title}
          columns={[
            {
              key: 'post',
              label: 'Post',
              cell: ({ id, title }) => (
                <RoomLink to={`/app/create?post=${id}`} className="link">
                  {title || 'Untitled'}
                </RoomLink>
              ),
            },
            { key: 'score', label: 'Score', numeric: true, cell: ({ overall }) => overall },
            { key: 'responses', label: 'Responses', numeric: true, cell: ({ responses }) => responses },
            {
              key: 'standing',
              label: 'More than',
              numeric: true,
              cell: ({ standing }) => `${standing}%`,
            },
          ]}
        />
      }
    >
      <div className="chart-plot grid-cols-[3.5rem_1fr]">
        <div className="chart-axis h-56">
          <span>Most</span>
          <span>Fewest</span>
        </div>
        <svg
          role="presentation"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="chart-field h-56"
        >
          {[0, 50, 100].map(y => (
            <path key={y} d={`M0,${y}H100`} />
          ))}
          <g className="chart-dots">
            <path d={points.map(dotAt).join('')} />
          </g>
        </svg>
        <span />
        <p className="mt-3">
          <span>Score {LOWEST}</span>
          <span>Score {HIGHEST}</span>
        </p>
      </div>
    </ChartFigure>
  )
}
