import type { ReactNode } from 'react'
import type { AlignmentMatch } from '#core/brand/alignment/types.ts'
import { useOpened } from '../primitives/use-opened.ts'
import { DimensionName } from './dimension-name.tsx'
import { EFFECTS, EffectSign } from './match-look.tsx'

export interface MatchReasonsProps {
  text: string
  matches: readonly AlignmentMatch[]
  /** Shows a place in the text; without it the words are words alone. */
  onShow?: ((match: AlignmentMatch) => void) | undefined
  /** What stands in the fold until it was opened; without it the reasons are there from the start. */
  later?: ReactNode | undefined
}

/** Each place that counts with its reason, in a fold. */
export function MatchReasons({ text, matches, onShow, later }: MatchReasonsProps) {
  const [wasOpened, opening] = useOpened()
  if (matches.length === 0) return null
  return (
    <details className="text-sm" {...opening}>
      <summary className="opener">{`Why these words (${matches.length})`}</summary>
      {later === undefined || wasOpened ? (
        <ul className="match-reasons">
          {matches.map(match => {
            const words = `“${text.slice(match.start, match.end)}”`
            return (
              <li key={`${match.dimension}-${match.start}-${match.end}-${match.why}`}>
                <span>
                  <EffectSign effect={match.effect} />
                  {` ${EFFECTS[match.effect].label}`}
                </span>
                <DimensionName dimension={match.dimension} />
                {onShow ? (
                  <button type="button" className="link" onClick={() => onShow(match)}>
                    {words}
                  </button>
                ) : (
                  <span>{words}</span>
                )}
                <span>{match.why}</span>
              </li>
            )
          })}
        </ul>
      ) : (
        later
      )}
    </details>
  )
}
