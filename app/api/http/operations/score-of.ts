import { scoreText } from '#app/api/services/score-text.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'

/** A text’s score in the words of the API: no number where nothing can be said. */
export async function scoreOf(ctx: WorkspaceContext, body: { text: string }) {
  const { certainty, suggestions, concerns, ...scored } = await scoreText(ctx, body)
  const told = (score: number) => (certainty === 'told' ? score : null)
  return {
    certainty,
    overall: told(scored.overall),
    voice: told(scored.voice),
    values: told(scored.values),
    audience: told(scored.audience),
    emotion: told(scored.emotion),
    suggestions,
    concerns: concerns.map(({ why, start, end }) => ({ why, start, end })),
  }
}
