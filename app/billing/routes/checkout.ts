import { redirect } from 'react-router'
import { startCheckout } from '#app/billing/services/changes/start-checkout.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { requireOwnWorkspace, requireSignIn, signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { checkoutSchema } from '#core/billing/billing-forms.ts'
import type { Route } from './+types/checkout'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn, requireOwnWorkspace]

/** Nobody is sent to a checkout by a link. */
export function loader() {
  return redirect('/app/upgrade')
}

/** Sends the founder to Stripe's hosted page for the plan of the button that was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  // Whoever has no plan yet came from the page where one is chosen.
  const back = (await signedIn(request, context)).chosenTier ? '/app/upgrade' : '/select-tier'
  const form = await parseForm(request, checkoutSchema)
  if (!form.ok) return done(`${back}?problem=failed`, 'planFailed')
  const limited = await overLimit(context, 'checkout', { user: ctx.userId })
  if (limited) return done(`${back}?problem=too_many`, 'planFailed')
  const { tier, annual, code = '' } = form.value
  const result = await startCheckout(ctx, { plan: { tier, cycle: annual ? 'annual' : 'monthly' }, code })
  if (!result.ok) return done(`${back}?problem=${result.reason}`, 'planFailed')
  return redirect(result.url, 303)
}
