import * as v from 'valibot'
import type { Dimension } from '../../brand/alignment/types.ts'
import { BODY_LIMIT } from '../../posts/platforms/platforms.ts'
import { isBlank } from '../../shared/text.ts'
import { strict, type ToolDefinition, text } from './definition.ts'

/** Suggestions and marks that one call brings, and characters of a mark's quote. */
export const SCORE_TEXT_LIMITS = { suggestions: 4, marks: 12, quote: 120 } as const
/** Words below which a text says too little. */
export const FEWEST_WORDS = 5

export const SCORE_TEXT: ToolDefinition<'score_text'> = {
  name: 'score_text',
  description:
    'Scores a text against the founder’s brand: overall and by dimension (30 to 100), what to change, and which places count. Nothing is kept.',
  parameters: strict({ text: text(`The whole text, at most ${BODY_LIMIT} characters.`) }),
}

export const scoreTextInput = v.strictObject({
  text: v.pipe(
    v.string(),
    v.check(value => !isBlank(value)),
    v.maxLength(BODY_LIMIT),
  ),
})
export type ScoreTextInput = v.InferOutput<typeof scoreTextInput>

/** What `score_text` answers. */
export interface TextScore extends Readonly<Record<Dimension, number>> {
  readonly overall: number
  readonly suggestions: readonly string[]
  /** The places that moved a score, and why. */
  readonly marks: readonly { readonly dimension: Dimension; readonly quote: string; readonly why: string }[]
  /** What keeps the whole down, such as a value that is denied: where, and why. */
  readonly concerns: readonly { readonly quote: string; readonly why: string }[]
  /** False when there is too little text or brand to tell; the numbers then mean nothing. */
  readonly certain: boolean
}
