import { data } from 'react-router'
import { campaignRefusal } from '#app/campaigns/copy.ts'
import { createPlannedCampaign } from '#app/campaigns/services/create-planned-campaign.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { previewPlan } from '#app/campaigns/services/preview-plan.ts'
import { readPlanForm } from '#app/campaigns/services/read-plan-form.ts'
import { PlanPage } from '#app/campaigns/ui/plan-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { planFormSchema } from '#core/campaigns/plan-schema.ts'
import type { Route } from './+types/new-campaign'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasCampaigns)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Lay out a campaign · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readPlanForm(ctx)
  return {
    ...view,
    idempotencyKey: newIdempotencyKey(),
    canWrite: ctx.access === 'full',
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  return post.intent === 'preview' ? preview(post) : create(post)
}

async function preview({ ctx, check }: WorkspacePost) {
  const form = await check(planFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey: _, ...answers } = form.value
  const result = await previewPlan(ctx, { answers })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: campaignRefusal(result, ctx.timeZone) }))
  return data({ reply: form.refuse({}).reply, plan: result.plan })
}

async function create({ ctx, check }: WorkspacePost) {
  const form = await check(planFormSchema, 'create_campaign')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...answers } = form.value
  const result = await createPlannedCampaign(ctx, {
    answers,
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (result.ok) return done(`/app/campaigns/${result.campaignId}`, 'campaignLaidOut')
  return formAgain(form.refuse({ status: 409, form: campaignRefusal(result, ctx.timeZone) }))
}

export default function NewCampaignRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} {...(actionData ?? {})} />
}
