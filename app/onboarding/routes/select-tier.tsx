import { redirect } from 'react-router'
import { billingProblem, TRIAL_REFUSALS } from '#app/billing/copy.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { SelectTierPage } from '#app/onboarding/ui/select-tier-page.tsx'
import { chosenPlanCookie, readChosenPlan } from '#app/platform/http/chosen-plan.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readInvitations } from '#app/team/services/read-invitations.ts'
import { selectTierSchema } from '#core/billing/billing-forms.ts'
import { PLANS } from '#core/billing/plans.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import type { Route } from './+types/select-tier'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Choose your plan · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  // Whoever has a plan changes it where changes are explained; a first choice is made only once.
  if (viewer.chosenTier) throw redirect('/app/upgrade')
  const params = new URL(request.url).searchParams
  // Whoever was invited need not buy anything: the invitation comes first, a plan of one's own after it.
  if (!params.has('own')) {
    const { mine } = await readInvitations(services(), { secret: '', email: viewer.email })
    if (mine.length > 0) throw redirect('/join')
    if (viewer.removedFrom && (viewer.memberships.length === 0 || !viewer.removedFrom.isSeen))
      throw redirect('/team/removed')
  }
  const plan = readChosenPlan(request)
  return {
    firstName: viewer.firstName,
    tier: plan?.tier ?? 'pro',
    annual: plan?.annual ?? parseTierQuery(params).annual,
    workspaces: viewer.memberships.map(({ workspace, name }) => ({ workspace, name })),
    canPay: services().config.stripe !== null,
    problem: billingProblem(params.get('problem')),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await signedIn(args.request, args.context)
  const form = await limitedForm(args, selectTierSchema, 'checkout', { user: viewer.userId })
  if (!form.ok) return formAgain(form)
  const result = await pickPlan(services(), { workspace: viewer.own, ...form.value })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: TRIAL_REFUSALS[result.reason] }))
  const headers = new Headers({ 'Set-Cookie': chosenPlanCookie(null) })
  return done('/onboarding', 'trialStarted', { params: { plan: PLANS[result.tier].name }, headers })
}

export default function SelectTierRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SelectTierPage {...loaderData} reply={actionData?.reply} />
}
