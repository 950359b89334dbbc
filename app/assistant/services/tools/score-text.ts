import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import {
  FEWEST_WORDS,
  SCORE_TEXT_LIMITS,
  type ScoreTextInput,
  type TextScore,
} from '#core/assistant/tools/score-text.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { countWords, truncateUnits } from '#core/shared/text.ts'

/** Scores a text as the editor does and keeps nothing. */
export async function scoreText(ctx: WorkspaceContext, { text }: ScoreTextInput): Promise<TextScore> {
  const { workspace } = ctx
  const [foundation, history] = await ctx.inWorkspace(sql =>
    Promise.all([findFoundation(sql, { workspace }), findHistory(sql, { workspace, except: null })]),
  )
  const alignment = scoreContent(text, foundation, history)
  const { voice, values, audience, emotion, overall, suggestions, matches, concerns, certainty } = alignment
  const quoted = ({ start, end }: { start: number; end: number }) =>
    truncateUnits(text.slice(start, end), SCORE_TEXT_LIMITS.quote)
  return {
    overall,
    voice,
    values,
    audience,
    emotion,
    suggestions: suggestions.slice(0, SCORE_TEXT_LIMITS.suggestions),
    marks: matches
      .slice(0, SCORE_TEXT_LIMITS.marks)
      .map(({ dimension, why, ...place }) => ({ dimension, quote: quoted(place), why })),
    concerns: concerns.map(({ why, ...place }) => ({ quote: quoted(place), why })),
    certain: certainty === 'told' && countWords(text) >= FEWEST_WORDS,
  }
}
