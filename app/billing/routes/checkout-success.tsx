import { awaitCheckout } from '#app/billing/services/reading/await-checkout.ts'
import { CheckoutSuccessPage } from '#app/billing/ui/checkout-success-page.tsx'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { requireSignIn, signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { CHECKOUT_POLL_LIMIT, checkoutState } from '#core/billing/checkout.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import { compareTiers, type Tier } from '#core/billing/tiers.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
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
    home: viewer.onboardingCompleted
      ? await homeOf(await workspaceContext(request, context), tier)
      : '/onboarding',
  }
}

/** Whoever moved up sees first what is new for them. */
async function homeOf(ctx: WorkspaceContext, tier: Tier | null): Promise<string> {
  const { completedTier } = await readOnboarding(ctx)
  const isUp = tier !== null && completedTier !== null && compareTiers(tier, completedTier) > 0
  return onboardingPath(isUp ? 'tier-setup' : 'dashboard')
}

export default function CheckoutSuccessRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutSuccessPage {...loaderData} />
}
