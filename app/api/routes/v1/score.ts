import { serve } from '#app/api/http/serve.ts'
import { scoreText } from '#app/api/services/score-text.ts'

const answer = serve({
  scoreText: async ({ ctx, body }) => {
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
  },
})

export const loader = answer
export const action = answer
