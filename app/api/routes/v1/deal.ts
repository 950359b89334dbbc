import { oneOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { showDeal } from '#app/api/http/show.ts'
import { listDeals } from '#app/api/services/lists/list-deals.ts'

const answer = serve({
  getDeal: async ({ ctx, param }) => showDeal(oneOf(await listDeals(ctx, { id: param('dealId'), size: 1 }))),
})

export const loader = answer
export const action = answer
