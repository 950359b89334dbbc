import { oneOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { showCampaign } from '#app/api/http/show.ts'
import { listCampaigns } from '#app/api/services/lists/list-campaigns.ts'

const answer = serve({
  getCampaign: async ({ ctx, param }) =>
    showCampaign(oneOf(await listCampaigns(ctx, { id: param('campaignId'), size: 1 }))),
})

export const loader = answer
export const action = answer
