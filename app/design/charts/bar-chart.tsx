import { numberText } from '#core/shared/number-text.ts'
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
    `${bar.name}: ${layers.map((layer, at) => `${layer.label} ${numberText(bar.values[at] ?? 0)}`).join(', ')}`
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
          <g>
            {layers.map(({ label, colour }, at) => (
              <path key={label} d={layerPath({ bars, most, at }) || undefined} fill={colour} />
            ))}
          </g>
        </BarPlot>
      </div>
      {layers.length > 1 ? (
        <ul className="chart-key edged">
          {layers.map(({ label, colour }) => (
            <li key={label}>
              <i style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
    </ChartFigure>
  )
}

/** All bars of one layer as one path. What stands where, the reader over the picture says, and the table. */
function layerPath({ bars, most, at }: { bars: BarChartProps['bars']; most: number; at: number }): string {
  const width = 100 / Math.max(1, bars.length)
  const size = shortNumber(width * 0.7)
  return bars
    .map(({ values }, place) => {
      const value = values[at] ?? 0
      if (value === 0) return ''
      const below = values.slice(0, at).reduce((sum, each) => sum + each, 0)
      const [foot, top] = [below, below + value].map(sum => shortNumber(100 - (100 * sum) / most))
      return `M${shortNumber((place + 0.15) * width)},${foot}V${top}h${size}V${foot}z`
    })
    .join('')
}
