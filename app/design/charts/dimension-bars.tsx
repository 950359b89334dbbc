import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import { ChartTable } from './chart-table.tsx'
import { DIMENSION_LOOKS } from './dimension-look.ts'
import { DimensionName } from './dimension-name.tsx'
import { PictureFigure } from './picture-figure.tsx'
import type { DimensionScores } from './score-dial.tsx'

export interface DimensionBarsProps {
  scores: DimensionScores
  /** The scores before the last change; shown as a notch with the movement. */
  before?: DimensionScores | null
  /** What is scored, for the summary: 'This post'. */
  label: string
}

/** '+9', '−4' or 'no change'; '–' where there is nothing to compare. */
function movement(from: number | null, to: number | null): string {
  if (from === null || to === null) return '–'
  if (from === to) return 'no change'
  return to > from ? `+${to - from}` : `−${from - to}`
}

/** The four dimensions as bars and, after a change, where each one stood before. */
export function DimensionBars({ scores, before, label }: DimensionBarsProps) {
  return (
    <PictureFigure
      summary={`${label}: ${DIMENSIONS.map(name => `${name} ${scores[name] ?? 'not rated'}`).join(', ')}`}
      table={
        <ChartTable
          caption={`${label} by dimension`}
          head={before ? ['Dimension', 'Before', 'Now', 'Change'] : ['Dimension', 'Score']}
          rows={DIMENSIONS.map(name =>
            before
              ? [
                  DIMENSION_LOOKS[name].label,
                  before[name] ?? '–',
                  scores[name] ?? '–',
                  movement(before[name], scores[name]),
                ]
              : [DIMENSION_LOOKS[name].label, scores[name] ?? '–'],
          )}
        />
      }
    >
      <ul className="dimension-bars">
        {DIMENSIONS.map(name => (
          <DimensionBar key={name} name={name} score={scores[name]} before={before?.[name] ?? null} />
        ))}
      </ul>
    </PictureFigure>
  )
}

function DimensionBar(props: { name: Dimension; score: number | null; before: number | null }) {
  const { name, score, before } = props
  const isMoved = before !== null && score !== null && before !== score
  return (
    <li>
      <p>
        <DimensionName dimension={name} />
        <span>
          {isMoved ? (
            <small>
              {`${before} → `}
              <Movement from={before} to={score} />
            </small>
          ) : null}
          {score === null ? <small>Nothing to rate yet</small> : <b>{score}</b>}
        </span>
      </p>
      <div>
        <div style={{ width: `${score ?? 0}%`, background: DIMENSION_LOOKS[name].colour }} />
        {isMoved ? <i style={{ left: `${before}%` }} /> : null}
      </div>
    </li>
  )
}

function Movement({ from, to }: { from: number; to: number }) {
  return <span className={to > from ? 'text-success' : 'text-danger'}>{movement(from, to)}</span>
}
