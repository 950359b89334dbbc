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
import { problemOf, type RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
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
  const campaign = await readCampaign(ctx, { id: params.campaignId })
  if (!campaign) throw notFound()
  return { ...campaign, lock: campaignLock(ctx), timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.campaignId
  switch (post.intent) {
    case 'move':
      return move(post, id)
    case 'add_post':
      return placePost(post, id, true)
    case 'take_out':
      return placePost(post, id, false)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(campaignFormSchema, 'write')
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

async function move({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(campaignStatusSchema, 'write')
  if (!form.ok) return unclear(form, 'Choose the campaign’s new status.')
  const result = await moveCampaign(ctx, { id, to: form.value.status })
  if (result.ok)
    return done(`/app/campaigns/${id}`, 'campaignMoved', {
      params: { status: CAMPAIGN_STATUS_LABELS[result.status].toLowerCase() },
    })
  return refused(ctx, result)
}

async function placePost({ ctx, check }: WorkspacePost, id: string, into: boolean) {
  const form = await check(campaignPostSchema, 'write')
  if (!form.ok) return unclear(form, 'Choose a post')
  const result = await movePost(ctx, { id, postId: form.value.postId, into })
  if (result.ok)
    return done(`/app/campaigns/${id}#posts`, into ? 'campaignPostAdded' : 'campaignPostTakenOut')
  return refused(ctx, result)
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeCampaign(ctx, { id })
  return result.ok ? done(`/app/campaigns?removed=${id}`, 'campaignDeleted') : refused(ctx, result)
}

/** Nothing was chosen, or too often: a press without fields has no place of its own to say it. */
function unclear(form: RefusedForm, choose: string) {
  return form.status === 429 ? pageAgain(429, problemOf(form) ?? '') : pageAgain(400, choose)
}

function refused(ctx: WorkspaceContext, refusal: Parameters<typeof campaignRefusal>[0]) {
  if (refusal.reason === 'not_found') throw notFound()
  return pageAgain(409, campaignRefusal(refusal, ctx.timeZone))
}

export default function CampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData
  return <CampaignPage key={`${campaign.id} ${campaign.version}`} {...loaderData} {...(actionData ?? {})} />
}
