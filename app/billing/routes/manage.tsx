import { redirect } from 'react-router'
import { billingProblem } from '#app/billing/copy.ts'
import { openCustomerPortal } from '#app/billing/services/changes/open-customer-portal.ts'
import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { ManagePage } from '#app/billing/ui/manage-page.tsx'
import { WORKSPACE_FONTS } from '#app/design/theme/workspace-fonts.ts'
import { fontsAhead } from '#app/platform/http/fonts-ahead.ts'
import {
  requireOwnWorkspace,
  requireSignIn,
  requireStepUp,
  signedIn,
  workspaceContext,
} from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { managePlanSchema } from '#core/billing/billing-forms.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/manage'

export const middleware: Route.MiddlewareFunction[] = [
  requireSignIn,
  requireOwnWorkspace,
  fontsAhead(WORKSPACE_FONTS),
]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Manage your subscription · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const ctx = await workspaceContext(request, context)
  return {
    ...(await readBilling(ctx)),
    tier: viewer.chosenTier,
    inForce: viewer.tier,
    access: viewer.access,
    timeZone: viewer.timeZone,
    problem: billingProblem(new URL(request.url).searchParams.get('problem')),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, managePlanSchema, 'checkout')
  const here = '/manage-your-subscription'
  await requireStepUp(args.request, args.context, here)
  if (!form.ok) return done(`${here}?problem=${form.status === 429 ? 'too_many' : 'failed'}`, 'planFailed')
  const { intent } = form.value
  if (intent === 'portal') {
    const portal = await openCustomerPortal(ctx)
    if (portal.ok) return redirect(portal.url, 303)
    const reason = portal.reason === 'unavailable' ? 'portal_failed' : portal.reason
    return done(`${here}?problem=${reason}`, 'planFailed')
  }
  const result = await setRenewal(ctx, { intent })
  if (!result.ok) return done(`${here}?problem=${result.reason}`, 'planFailed')
  const what = result.endsAt
    ? `Your plan ends on ${formatDate(result.endsAt, ctx.timeZone)}`
    : 'Your plan will continue'
  return done(here, 'planUpdated', { params: { what } })
}

export default function ManageRoute({ loaderData }: Route.ComponentProps) {
  return <ManagePage {...loaderData} />
}
