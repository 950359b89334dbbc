import { data, redirect } from 'react-router'
import { CAMPAIGN_RESTORE_TOO_LATE, campaignRefusal } from '#app/campaigns/copy.ts'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { readCampaigns } from '#app/campaigns/services/read-campaigns.ts'
import { restoreCampaign } from '#app/campaigns/services/restore-campaign.ts'
import { CampaignsPage } from '#app/campaigns/ui/campaigns-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { newCampaignFormSchema } from '#core/campaigns/schema.ts'
import { CAMPAIGN_STATUSES } from '#core/campaigns/status.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/campaigns'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasCampaigns)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Campaigns · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const status = CAMPAIGN_STATUSES.find(candidate => candidate === params.get('status')) ?? null
  const page = readPageNumber(params)
  const view = await readCampaigns(ctx, { status, page, removed: params.get('removed') })
  if (page > 1 && view.campaigns.rows.length === 0) throw redirect(`/app/campaigns${listQuery({ status })}`)
  return {
    ...view,
    status,
    idempotencyKey: newIdempotencyKey(),
    canWrite: ctx.access === 'full',
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  return post.intent === 'restore' ? restore(post) : create(post)
}

async function create({ ctx, check }: WorkspacePost) {
  const form = await check(newCampaignFormSchema, 'create_campaign')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...campaign } = form.value
  const result = await createCampaign(ctx, { campaign, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/campaigns/${result.campaignId}`, 'campaignCreated')
  const refused = form.refuse({ status: 409, form: campaignRefusal(result, ctx.timeZone) })
  return data({ reply: refused.reply, canUpgrade: true }, { status: refused.status })
}

async function restore({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restoreCampaign(ctx, { id })
  if (result.ok) return done(`/app/campaigns/${id}`, 'campaignRestored')
  const restoreError =
    result.reason === 'not_found' ? CAMPAIGN_RESTORE_TOO_LATE : campaignRefusal(result, ctx.timeZone)
  return data({ restoreError }, { status: 409 })
}

export default function CampaignsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignsPage {...loaderData} {...(actionData ?? {})} />
}
