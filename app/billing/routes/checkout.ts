import { redirect } from 'react-router'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { requireOwnWorkspace, requireSignIn, requireStepUp, signedIn } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { checkoutSchema } from '#core/billing/billing-forms.ts'
import type { Route } from './+types/checkout'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn, requireOwnWorkspace]

/** Nobody is sent to a checkout by a link. */
export function loader() {
  return redirect('/app/upgrade')
}

/** Sends the founder to Stripe's hosted page for the plan of the button that was pressed. */
export async function action(args: Route.ActionArgs) {
  const { chosenTier } = await signedIn(args.request, args.context)
  // Whoever has no plan yet came from the page where one is chosen.
  const back = chosenTier ? '/app/upgrade' : '/select-tier'
  await requireStepUp(args.request, args.context, back)
  const { ctx, form } = await workspaceForm(args, checkoutSchema, 'checkout')
  if (!form.ok) return done(`${back}?problem=${form.status === 429 ? 'too_many' : 'failed'}`, 'planFailed')
  const { tier, annual, code = '' } = form.value
  const result = await startCheckout(ctx, { plan: { tier, cycle: annual ? 'annual' : 'monthly' }, code })
  if (!result.ok) return done(`${back}?problem=${result.reason}`, 'planFailed')
  return redirect(result.url, 303)
}
