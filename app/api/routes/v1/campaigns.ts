import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { showCampaign } from '#app/api/http/show.ts'
import { listCampaigns } from '#app/api/services/lists/list-campaigns.ts'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'

const answer = serve({
  listCampaigns: async ({ ctx, query: { status, ...page } }) =>
    pageOf(await listCampaigns(ctx, { ...wantedOf(page), status }), showCampaign),
  createCampaign: async ({ ctx, body, workKey }) => {
    const { startsOn, endsOn, ...said } = body
    const days = { startsOn: startsOn ?? undefined, endsOn: endsOn ?? undefined }
    const campaign = asOnScreen(campaignSchema, { ...said, ...days })
    const result = await createCampaign(ctx, { campaign, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.campaignId }
  },
})

export const loader = answer
export const action = answer
