import { memo, type Ref } from 'react'
import { EFFECTS, lineOf } from '#app/design/charts/match-look.tsx'
import { textPieces } from '#app/design/charts/text-pieces.ts'
import { carryMatches } from '#core/brand/alignment/carry-matches.ts'
import type { ScoredText } from '../use-live-alignment.ts'

export interface InkLayerProps {
  /** What stands in the text area. */
  readonly text: string
  /** What was scored last: its marks are carried along until the text is scored again. */
  readonly scored: ScoredText
  /** As the text area's: lines break alike only where letters are as large. */
  readonly fontSize: string
  readonly layerRef: Ref<HTMLDivElement>
}

/**
 * The text once more behind its text area, unseen but for the marks under what counts. Pieces have their place as key: while
 * somebody writes, only those that changed are touched.
 */
export const InkLayer = memo(function InkLayer({ text, scored, fontSize, layerRef }: InkLayerProps) {
  const matches = carryMatches(scored.text, scored.alignment?.matches ?? [], text)
  const pieces = matches.length === 0 ? [] : textPieces(text, matches)
  return (
    <div ref={layerRef} aria-hidden="true" className="control ink-layer" style={{ fontSize }}>
      {pieces.map((piece, at) => {
        const [dimension] = piece.dimensions
        if (!dimension || !piece.effect) return piece.text
        const isHurt = piece.ends.some(({ effect }) => effect === 'lowers')
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the place among the pieces is what stays while all offsets move
            key={at}
            className="ink-mark underline decoration-2 underline-offset-4"
            style={lineOf(dimension, piece.effect)}
            data-effect={piece.effect}
            data-sign={piece.ends.length === 0 ? undefined : EFFECTS[isHurt ? 'lowers' : 'raises'].sign}
          >
            {piece.text}
          </span>
        )
      })}
      {/* A line end at the very end makes a line in a text area, and none elsewhere. */}
      {text.endsWith('\n') ? '\u200b' : null}
    </div>
  )
})
