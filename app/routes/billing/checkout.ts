import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { requireSignIn, workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done } from '#app/http/respond.ts'
import { startCheckout } from '#app/services/billing/changes/start-checkout.ts'
import { checkoutSchema } from '#core/billing/billing-forms.ts'
import type { Route } from './+types/checkout'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

/** Nobody is sent to a checkout by a link. */
export function loader() {
  return redirect('/app/upgrade')
}

/** Sends the founder to Stripe's hosted page for the plan of the button that was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, checkoutSchema)
  if (!form.ok) return done('/app/upgrade?problem=failed', 'planFailed')
  const limited = await overLimit(context, 'checkout', { user: ctx.userId })
  if (limited) return done('/app/upgrade?problem=too_many', 'planFailed')
  const { tier, annual, code = '' } = form.value
  const result = await startCheckout(ctx, { plan: { tier, cycle: annual ? 'annual' : 'monthly' }, code })
  if (!result.ok) return done(`/app/upgrade?problem=${result.reason}`, 'planFailed')
  return redirect(result.url, 303)
}
