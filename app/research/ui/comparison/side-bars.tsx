import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { DIMENSION_LOOKS } from '#app/design/charts/dimension-look.ts'
import { DimensionName } from '#app/design/charts/dimension-name.tsx'
import { notEnough } from '#app/research/copy.ts'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import type { ComparedSide } from '#core/research/comparison/compare.ts'
import type { MeanScores } from '#core/research/comparison/scores.ts'

/** The means of both sides by dimension, one bar below the other; what is missing is said in words. */
export function SideBars(props: { name: string; theirs: ComparedSide; ours: ComparedSide }) {
  const { name, theirs, ours } = props
  const [one, other] = [theirs.scores?.means ?? null, ours.scores?.means ?? null]
  return (
    <>
      {one ? null : <p className="text-ink-soft">{missing(theirs, 'theirs')}</p>}
      {other ? null : <p className="text-ink-soft">{missing(ours, 'ours')}</p>}
      {one || other ? (
        <ChartFigure
          summary={[sentence(name, one), sentence('Us', other)].filter(Boolean).join(' ')}
          table={
            <ChartTable
              caption="Mean alignment by dimension, from 30 to 100"
              head={['Dimension', name, 'Us']}
              rows={[
                ...DIMENSIONS.map((key): [string, string | number, string | number] => [
                  DIMENSION_LOOKS[key].label,
                  one?.[key] ?? 'not enough yet',
                  other?.[key] ?? 'not enough yet',
                ]),
                ['Overall', one?.overall ?? 'not enough yet', other?.overall ?? 'not enough yet'],
              ]}
            />
          }
        >
          <ul className="side-bars">
            {DIMENSIONS.map(key => (
              <li key={key}>
                <DimensionName dimension={key} />
                <Bar label={name} value={one?.[key]} colour={DIMENSION_LOOKS[key].colour} isTheirs />
                <Bar label="Us" value={other?.[key]} colour={DIMENSION_LOOKS[key].colour} />
              </li>
            ))}
          </ul>
        </ChartFigure>
      ) : null}
      <p className="text-sm text-ink-soft">
        {[theirs, ours]
          .map((side, at) => `${at === 0 ? name : 'Us'}: ${side.scores?.scored ?? 0} scored`)
          .join(', ')}
        . {untold(theirs, ours)}
      </p>
    </>
  )
}

function Bar(props: { label: string; value: number | undefined; colour: string; isTheirs?: boolean }) {
  const { label, value, colour, isTheirs } = props
  if (value === undefined) return null
  return (
    <div>
      <span>{label}</span>
      <span>
        <i
          // Theirs is an outline and ours is filled, so that colour is not all that tells them apart.
          style={{
            width: `${value}%`,
            ...(isTheirs ? { border: `2px solid ${colour}` } : { background: colour }),
          }}
        />
      </span>
      <b>{value}</b>
    </div>
  )
}

function missing(side: ComparedSide, whose: 'theirs' | 'ours'): string {
  if (!side.isEnough) return notEnough(whose)
  const whom = whose === 'theirs' ? 'their texts' : 'our posts'
  return `None of ${whom} can be scored. They’re shorter than 8 words, in another language, or there’s no brand foundation to compare them with.`
}

function untold(theirs: ComparedSide, ours: ComparedSide): string {
  const left = (theirs.scores?.untold ?? 0) + (ours.scores?.untold ?? 0)
  return left === 0 ? '' : `${left} could not be scored and ${left === 1 ? 'is' : 'are'} left out.`
}

function sentence(name: string, means: MeanScores | null): string {
  return means
    ? `${name}: ${DIMENSIONS.map(key => `${key} ${means[key]}`).join(', ')}, overall ${means.overall}.`
    : ''
}
