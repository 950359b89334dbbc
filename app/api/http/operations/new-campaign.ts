import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import type { Adding } from '#app/api/http/serve.ts'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'

/** Adds the campaign that a program sends as a draft, by the rules of its form. */
export async function newCampaign({ ctx, body, workKey }: Adding<'createCampaign'>): Promise<{ id: string }> {
  const { startsOn, endsOn, ...said } = body
  const days = { startsOn: startsOn ?? undefined, endsOn: endsOn ?? undefined }
  const campaign = asOnScreen(campaignSchema, { ...said, ...days })
  const result = await createCampaign(ctx, { campaign, idempotencyKey: workKey })
  if (!result.ok) throw refusal(result.reason)
  return { id: result.campaignId }
}
