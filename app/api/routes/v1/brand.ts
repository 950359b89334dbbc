import { refuse } from '#app/api/http/reply.ts'
import { serve } from '#app/api/http/serve.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'

const answer = serve({
  getBrand: async ({ ctx }) => {
    const { answers, source } = await readBrand(ctx)
    if (source === null) throw refuse('unavailable', undefined, { headers: { 'Retry-After': '5' } })
    return { foundation: answers }
  },
})

export const loader = answer
export const action = answer
