import { data } from 'react-router'
import { campaignRefusal } from '#app/campaigns/copy.ts'
import { campaignLock } from '#app/campaigns/services/campaign-lock.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { moveCampaign } from '#app/campaigns/services/move-campaign.ts'
import { movePost } from '#app/campaigns/services/move-post.ts'
import { readCampaign } from '#app/campaigns/services/read-campaign.ts'
import { removeCampaign } from '#app/campaigns/services/remove-campaign.ts'
import { saveCampaign } from '#app/campaigns/services/save-campaign.ts'
import { CampaignPage } from '#app/campaigns/ui/campaign-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { campaignDifferences } from '#core/campaigns/differences.ts'
import { campaignFormSchema, campaignPostSchema, campaignStatusSchema } from '#core/campaigns/schema.ts'
import { CAMPAIGN_STATUS_LABELS } from '#core/campaigns/status.ts'
import type { Route } from './+types/campaign'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasCampaigns)]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.campaign.name ?? 'Campaign'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const found = await readCampaign(ctx, { id: params.campaignId })
  if (!found) throw notFound()
  return { ...found, lock: campaignLock(ctx), timeZone: ctx.timeZone }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const id = params.campaignId
  const body = await readFormBody(request)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
  switch (body.form.get('intent')) {
    case 'move':
      return move(ctx, id, body)
    case 'add_post':
      return post(ctx, id, body, true)
    case 'take_out':
      return post(ctx, id, body, false)
    case 'remove':
      return remove(ctx, id)
    default:
      return save(ctx, id, body)
  }
}

async function save(ctx: WorkspaceContext, id: string, body: FormBody) {
  const form = checkForm(body, campaignFormSchema)
  if (!form.ok) return formAgain(form)
  const { version, ...campaign } = form.value
  const result = await saveCampaign(ctx, { id, version, campaign })
  if (result.ok) return done(`/app/campaigns/${id}`, 'campaignSaved')
  if (result.reason === 'changed_elsewhere') {
    const differences = campaignDifferences(result.campaign, campaign)
    const conflict = { version: result.campaign.version, differences }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: campaignRefusal(result, ctx.timeZone) }))
}

async function move(ctx: WorkspaceContext, id: string, body: FormBody) {
  const form = checkForm(body, campaignStatusSchema)
  if (!form.ok) return data({ problem: 'Choose the campaign’s new status.' }, { status: 400 })
  const result = await moveCampaign(ctx, { id, to: form.value.status })
  if (result.ok)
    return done(`/app/campaigns/${id}`, 'campaignMoved', {
      params: { status: CAMPAIGN_STATUS_LABELS[result.status].toLowerCase() },
    })
  return refused(ctx, result)
}

async function post(ctx: WorkspaceContext, id: string, body: FormBody, into: boolean) {
  const form = checkForm(body, campaignPostSchema)
  if (!form.ok) return data({ problem: 'Choose a post' }, { status: 400 })
  const result = await movePost(ctx, { id, postId: form.value.postId, into })
  if (result.ok)
    return done(`/app/campaigns/${id}#posts`, into ? 'campaignPostAdded' : 'campaignPostTakenOut')
  return refused(ctx, result)
}

async function remove(ctx: WorkspaceContext, id: string) {
  const result = await removeCampaign(ctx, { id })
  return result.ok ? done(`/app/campaigns?removed=${id}`, 'campaignDeleted') : refused(ctx, result)
}

function refused(ctx: WorkspaceContext, refusal: Parameters<typeof campaignRefusal>[0]) {
  if (refusal.reason === 'not_found') throw notFound()
  return data({ problem: campaignRefusal(refusal, ctx.timeZone) }, { status: 409 })
}

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData
  return <CampaignPage key={`${campaign.id} ${campaign.version}`} {...loaderData} {...(actionData ?? {})} />
}
