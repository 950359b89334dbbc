import { brandOf } from '#app/api/http/operations/brand-of.ts'
import { serve } from '#app/api/http/serve.ts'

const answer = serve({ getBrand: ({ ctx }) => brandOf(ctx) })

export const loader = answer
export const action = answer
