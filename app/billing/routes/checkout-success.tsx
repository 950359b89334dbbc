import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import { CheckoutSuccessPage } from '#app/billing/ui/checkout-success-page.tsx'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { CHECKOUT_POLL_LIMIT, checkoutState } from '#core/billing/checkout.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import type { Route } from './+types/checkout-success'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Setting up your plan · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const params = new URL(request.url).searchParams
  const { tier } = parseTierQuery(params)
  const poll = Math.min(CHECKOUT_POLL_LIMIT, Math.max(0, Number.parseInt(params.get('poll') ?? '0', 10) || 0))
  const ctx = { ...services(), userId: viewer.userId, workspace: viewer.own }
  const { isOpen, subscription } = await awaitCheckout(ctx, { tier })
  // A trial that runs beside an unfinished checkout does not finish it.
  const state = checkoutState(poll, tier, isOpen ? null : subscription, ctx.now())
  return {
    state,
    tier,
    isTrial: params.get('trial') === 'true',
    isBeta: params.get('beta') === 'true',
    poll,
    // It shows the welcome of a new plan, and else leads to the dashboard.
    home: '/onboarding',
  }
}

export default function CheckoutSuccessRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutSuccessPage {...loaderData} />
}
