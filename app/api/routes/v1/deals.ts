import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { showDeal } from '#app/api/http/show.ts'
import { listDeals } from '#app/api/services/lists/list-deals.ts'
import { createDeal } from '#app/deals/services/create-deal.ts'
import { newDealFormSchema } from '#core/deals/schema.ts'

const answer = serve({
  listDeals: async ({ ctx, query: { stage, ...page } }) =>
    pageOf(await listDeals(ctx, { ...wantedOf(page), stage }), showDeal),
  createDeal: async ({ ctx, body: { valuePence = 0, nextOn, ...said }, workKey }) => {
    const typed = { ...said, nextOn: nextOn ?? undefined, valuePence: poundsOf(valuePence) }
    const { idempotencyKey: _, ...deal } = asOnScreen(newDealFormSchema, typed)
    const result = await createDeal(ctx, { deal, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.dealId }
  },
})

/** Pence as people type them into the form. */
function poundsOf(pence: number): string {
  return `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
}

export const loader = answer
export const action = answer
