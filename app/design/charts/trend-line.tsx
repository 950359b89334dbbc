import { ChartFigure } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { axisEnds, fullDay } from './day-label.ts'
import { type LinePoint, linePath } from './line-path.ts'

export interface TrendLineProps {
  /** One point a day, oldest first. */
  points: readonly LinePoint[]
  /** What is measured: 'Brand score'. */
  label: string
  /** The vertical axis. Default: 0 to 100. */
  domain?: readonly [number, number]
}

/** A line over some weeks, drawn to the width it is given, with its last value named. */
export function TrendLine({ points, label, domain = [0, 100] }: TrendLineProps) {
  const { stroke, fill, alone, last } = linePath(points, domain)
  const [low, high] = domain
  const middle = (low + high) / 2
  const first = points[0]
  const end = points.at(-1)
  const [from, to] = first && end ? axisEnds(first.day, end.day) : []
  const measured = points.filter(point => point.value !== null)
  return (
    <ChartFigure
      summary={last ? `${label}: ${last.value} on ${fullDay(last.day)}` : `${label}: no data yet`}
      table={
        <ChartTable
          caption={`${label} by day`}
          head={['Day', label]}
          rows={measured.map(point => [fullDay(point.day), point.value ?? ''])}
        />
      }
    >
      <div className="chart-plot grid-cols-[auto_1fr]">
        <div className="chart-axis h-40">
          {[high, middle, low].map(mark => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <div className="relative mr-2 h-40">
          <svg
            role="presentation"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="chart-field absolute h-full"
          >
            {[0, 50, 100].map(y => (
              <path key={y} d={`M0,${y}H100`} />
            ))}
            <g fill="var(--ember-soft)">
              <path d={fill} opacity="0.7" />
              <path
                d={stroke}
                fill="none"
                stroke="var(--ember)"
                strokeWidth="2.25"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </svg>
          {alone.map(({ x, y }) => (
            <Dot key={x} x={x} y={y} />
          ))}
          {last ? <Dot x={last.x} y={last.y} /> : null}
        </div>
        <span />
        <p className="mr-2">
          <span>{from}</span>
          <span>{end === first ? '' : to}</span>
        </p>
      </div>
    </ChartFigure>
  )
}

function Dot({ x, y }: { x: number; y: number }) {
  return (
    <span
      className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-raised bg-ember"
      style={{ left: `${x}%`, top: `${y}%` }}
    />
  )
}
