import { redirect } from 'react-router'
import { billingProblem } from '#app/billing/copy.ts'
import { changePlan } from '#app/billing/services/changes/change-plan.ts'
import { quoteChange } from '#app/billing/services/changes/quote-change.ts'
import { readPlans } from '#app/billing/services/reading/read-plans.ts'
import { ChangePlanPage } from '#app/billing/ui/change-plan-page.tsx'
import {
  requireOwnWorkspace,
  requireSignIn,
  requireStepUp,
  workspaceContext,
} from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { changePlanSchema } from '#core/billing/billing-forms.ts'
import { PLANS } from '#core/billing/plans.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import { compareTiers } from '#core/billing/tiers.ts'
import type { Route } from './+types/change'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn, requireOwnWorkspace]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Change your plan · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const { tier, annual } = parseTierQuery(params)
  if (!tier) throw redirect('/app/upgrade')
  const limited = await overLimit(context, 'checkout', { user: ctx.userId })
  if (limited) throw done('/app/upgrade?problem=too_many', 'planFailed')
  const result = await quoteChange(ctx, { to: { tier, cycle: annual ? 'annual' : 'monthly' } })
  if (!result.ok) throw done(placeOf(result.reason), 'planFailed')
  const { usage } = await readPlans(ctx)
  return { ...result.change, usage, timeZone: ctx.timeZone, problem: billingProblem(params.get('problem')) }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, changePlanSchema, null)
  if (!form.ok) return done('/app/upgrade?problem=failed', 'planFailed')
  const { tier, annual, quote } = form.value
  await requireStepUp(args.request, args.context, `/app/upgrade/change?tier=${tier}&annual=${annual}`)
  const result = await changePlan(ctx, { to: { tier, cycle: annual ? 'annual' : 'monthly' }, quote })
  if (result.ok) {
    const what = `${PLANS[tier].name} ${result.when === 'now' ? 'has started' : 'starts at your next renewal'}`
    // Whoever moves up sees first what is new for them.
    const isUp = result.when === 'now' && compareTiers(tier, ctx.tier) > 0
    const to = isUp ? '/onboarding' : '/manage-your-subscription'
    return done(to, 'planUpdated', { params: { what } })
  }
  // A second click finds the plan that the first one started.
  if (result.reason === 'same_plan')
    return done('/manage-your-subscription', 'planUpdated', {
      params: { what: `You’re on ${PLANS[tier].name}` },
    })
  // The page shows what is to be confirmed, and leads there.
  if (result.reason === 'confirm_payment') return redirect('/manage-your-subscription', 303)
  if (result.reason === 'quote_over')
    return done(`/app/upgrade/change?tier=${tier}&annual=${annual}&problem=quote_over`, 'planFailed')
  return done(placeOf(result.reason), 'planFailed')
}

/** What is owed is paid where the plan is managed; everything else goes on at the plans. */
const placeOf = (reason: string) =>
  `${reason === 'payment_due' ? '/manage-your-subscription' : '/app/upgrade'}?problem=${reason}`

export default function ChangeRoute({ loaderData }: Route.ComponentProps) {
  return <ChangePlanPage {...loaderData} />
}
