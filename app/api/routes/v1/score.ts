import { scoreOf } from '#app/api/http/operations/score-of.ts'
import { serve } from '#app/api/http/serve.ts'

const answer = serve({ scoreText: ({ ctx, body }) => scoreOf(ctx, body) })

export const loader = answer
export const action = answer
