import { newCampaign } from '#app/api/http/operations/new-campaign.ts'
import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { showCampaign } from '#app/api/http/show.ts'
import { listCampaigns } from '#app/api/services/lists/list-campaigns.ts'

const answer = serve({
  listCampaigns: async ({ ctx, query: { status, ...page } }) =>
    pageOf(await listCampaigns(ctx, { ...wantedOf(page), status }), showCampaign),
  createCampaign: newCampaign,
})

export const loader = answer
export const action = answer
