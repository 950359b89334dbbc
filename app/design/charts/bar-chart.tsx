import { BarMarks, type ChartMark } from './bar-marks.tsx'
import { BarPlot } from './bar-plot.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ChartReader } from './chart-reader.tsx'
import { ChartTable } from './chart-table.tsx'
import { shortNumber } from './short-number.ts'

/** The first and the last of some days. */
interface Days {
  readonly from: string
  readonly to: string
}

/** One layer of a bar, from the bottom up. */
export interface BarLayer {
  readonly label: string
  readonly colour: string
}

export interface BarChartProps {
  /** What the picture says, in one sentence. */
  readonly summary: string
  /** Words with the picture for everybody; see `ChartFigure`. */
  readonly caption?: string | undefined
  readonly layers: readonly BarLayer[]
  /** Notes, each over its bar. */
  readonly marks?: readonly ChartMark[]
  readonly bars: readonly {
    readonly name: string
    readonly values: readonly number[]
    readonly days?: Days
  }[]
  /** What the picture shows, for whoever reads it by keyboard. */
  readonly label: string
  /** Where days that are chosen in the picture lead; left out where they are fixed. */
  readonly onChoose?: ((days: Days) => void) | undefined
  /** The twin of the picture, where it says more than the layers. */
  readonly table: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly [string, ...(string | number)[]])[]
  }
}

/** Stacked bars over time, with the same numbers as a table. */
export function BarChart({
  summary,
  caption,
  layers,
  marks = [],
  bars,
  table,
  label,
  onChoose,
}: BarChartProps) {
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const most = Math.max(4, ...totals)
  const width = 100 / Math.max(1, bars.length)
  const barText = (bar: (typeof bars)[number]) =>
    `${bar.name}: ${layers.map((layer, at) => `${layer.label} ${(bar.values[at] ?? 0).toLocaleString('en-GB')}`).join(', ')}`
  const shown = layers.map((layer, at) => ({ ...layer, at }))
  return (
    <ChartFigure
      summary={summary}
      caption={caption}
      table={<ChartTable caption={summary} head={table.head} rows={table.rows} />}
      reader={
        <ChartReader
          label={label}
          plot={marks.length > 0 ? 'top-5 right-0 left-12 h-40' : 'top-0 right-0 left-12 h-40'}
          points={bars.map((bar, place) => ({
            x: (place + 0.5) * width,
            text: barText(bar),
            ...(bar.days ? { days: bar.days } : {}),
          }))}
          {...(onChoose ? { onChoose } : {})}
        />
      }
    >
      <div className="chart-plot">
        {marks.length > 0 ? <span /> : null}
        <BarMarks marks={marks} bars={bars.length} />
        <BarPlot most={most} names={bars.map(({ name }) => name)}>
          {marks.map(({ bar }) => (
            <path key={bar} d={`M${shortNumber((bar + 0.5) * width)},0V100`} className="chart-mark" />
          ))}
          {bars.map((bar, place) => (
            <g key={bar.name}>
              <title>{barText(bar)}</title>
              {shown.map(({ label, colour, at }) => {
                const below = bar.values.slice(0, at).reduce((sum, value) => sum + value, 0)
                const value = bar.values[at] ?? 0
                return value === 0 ? null : (
                  <rect
                    key={label}
                    x={shortNumber(place * width + width * 0.15)}
                    y={shortNumber(100 - (100 * (below + value)) / most)}
                    width={shortNumber(width * 0.7)}
                    height={shortNumber((100 * value) / most)}
                    fill={colour}
                  />
                )
              })}
            </g>
          ))}
        </BarPlot>
      </div>
      {layers.length > 1 ? (
        <ul className="chart-key">
          {layers.map(({ label, colour }) => (
            <li key={label}>
              <i className="border border-line-strong" style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
    </ChartFigure>
  )
}
