import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import { ChartTable } from './chart-table.tsx'
import { DIMENSION_LOOKS } from './dimension-look.ts'
import { DimensionName } from './dimension-name.tsx'
import { PictureFigure } from './picture-figure.tsx'

/** Null where there is nothing to rate. */
export type DimensionScores = Readonly<Record<Dimension, number | null>>

export interface ScoreDialProps {
  /** 0 to 100; null where there is none to show: the ring stays unlit. */
  overall: number | null
  scores: DimensionScores
  /** What is scored: 'Brand score', 'This post'. */
  label: string
  /** Leaves the list of the four out, where DimensionBars stands beside it. */
  compact?: boolean
  /** Leaves the table of the four out, too: the bars have the same one, with what changed. */
  isBesideBars?: boolean
}

const QUARTER = Math.PI / 2
/** Half the gap between two quarters, in radians. */
const GAP = 0.045
const RADIUS = 86
const THICKNESS = 16
/** Round ends reach half the line's thickness beyond its path: this much of the circle, in radians. */
const ROUND_END = Math.asin(THICKNESS / 2 / RADIUS)

/** Clockwise from the top, from one angle to the other in radians, round ends included; a dot where there is little. */
function ringPart(from: number, to: number): string {
  const start = from + ROUND_END
  const end = Math.max(start + 0.001, to - ROUND_END)
  const point = (angle: number) =>
    `${(RADIUS * Math.sin(angle)).toFixed(2)} ${(-RADIUS * Math.cos(angle)).toFixed(2)}`
  return `M${point(start)}A${RADIUS} ${RADIUS} 0 0 1 ${point(end)}`
}

const WHOLE_RING = DIMENSIONS.map((_, at) => ringPart(at * QUARTER + GAP, (at + 1) * QUARTER - GAP)).join('')

/** The overall score inside a ring of four quarters, each filled as far as its dimension's score. */
export function ScoreDial({ overall, scores, label, compact, isBesideBars = false }: ScoreDialProps) {
  return (
    <PictureFigure
      summary={overall === null ? `${label}: no score` : `${label}: ${overall} out of 100`}
      table={
        isBesideBars ? null : (
          <ChartTable
            caption={`${label} by dimension`}
            head={['Dimension', 'Score out of 100']}
            rows={DIMENSIONS.map(name => [
              DIMENSION_LOOKS[name].label,
              overall === null ? '–' : (scores[name] ?? '–'),
            ])}
          />
        )
      }
    >
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-5">
        <svg viewBox="-100 -100 200 200" className="w-44 shrink-0" role="presentation">
          <g fill="none" strokeWidth={THICKNESS} strokeLinecap="round">
            <path d={WHOLE_RING} stroke="var(--line)" />
            {DIMENSIONS.map((name, at) => {
              const from = at * QUARTER + GAP
              const length =
                (QUARTER - 2 * GAP) *
                (overall === null ? 0 : Math.min(1, Math.max(0, (scores[name] ?? 0) / 100)))
              return length > 0 ? (
                <path key={name} d={ringPart(from, from + length)} stroke={DIMENSION_LOOKS[name].colour} />
              ) : null
            })}
          </g>
          <text
            y="12"
            textAnchor="middle"
            fill="var(--ink)"
            className="font-display"
            style={{ fontSize: 62, letterSpacing: '-0.03em' }}
          >
            {overall ?? '–'}
          </text>
          {overall === null ? null : (
            <text y="38" textAnchor="middle" fill="var(--ink-faint)" style={{ fontSize: 15 }}>
              out of 100
            </text>
          )}
        </svg>
        {compact ? null : (
          <ul className="dial-list">
            {DIMENSIONS.map(name => (
              <li key={name}>
                <DimensionName dimension={name} />
                <span>{overall === null ? '–' : (scores[name] ?? '–')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PictureFigure>
  )
}
