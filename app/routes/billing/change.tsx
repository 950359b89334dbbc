import { redirect } from 'react-router'
import { BILLING_REFUSALS } from '#app/copy/billing.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { requireSignIn, workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done } from '#app/http/respond.ts'
import { changePlan } from '#app/services/billing/changes/change-plan.ts'
import { quoteChange } from '#app/services/billing/changes/quote-change.ts'
import { readPlans } from '#app/services/billing/reading/read-plans.ts'
import { ChangePlanPage } from '#app/ui/billing/change-plan-page.tsx'
import { changePlanSchema } from '#core/billing/billing-forms.ts'
import { PLANS } from '#core/billing/plans.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import type { Route } from './+types/change'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Change your plan · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { tier, annual } = parseTierQuery(new URL(request.url).searchParams)
  if (!tier) throw redirect('/app/upgrade')
  const limited = await overLimit(context, 'checkout', { user: ctx.userId })
  if (limited) throw done('/app/upgrade', 'planFailed', { params: { why: limited.message } })
  const result = await quoteChange(ctx, { to: { tier, cycle: annual ? 'annual' : 'monthly' } })
  if (!result.ok)
    throw done('/app/upgrade', 'planFailed', { params: { why: BILLING_REFUSALS[result.reason] } })
  const { usage } = await readPlans(ctx)
  return { ...result.change, usage, timeZone: ctx.timeZone }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, changePlanSchema)
  if (!form.ok) return done('/app/upgrade', 'planFailed', { params: { why: BILLING_REFUSALS.quote_over } })
  const { tier, annual, quote } = form.value
  const result = await changePlan(ctx, { to: { tier, cycle: annual ? 'annual' : 'monthly' }, quote })
  if (result.ok) {
    const what = `${PLANS[tier].name} ${result.when === 'now' ? 'is switched on' : 'begins with your next cycle'}.`
    return done('/manage-your-subscription', 'planUpdated', { params: { what } })
  }
  // A second press finds the plan that the first one switched on.
  if (result.reason === 'same_plan')
    return done('/manage-your-subscription', 'planUpdated', {
      params: { what: `You are on ${PLANS[tier].name}.` },
    })
  const back =
    result.reason === 'quote_over' ? `/app/upgrade/change?tier=${tier}&annual=${annual}` : '/app/upgrade'
  return done(back, 'planFailed', { params: { why: BILLING_REFUSALS[result.reason] } })
}

export default function ChangeRoute({ loaderData }: Route.ComponentProps) {
  return <ChangePlanPage {...loaderData} />
}
