import { billingProblem } from '#app/billing/copy.ts'
import { readPlans } from '#app/billing/services/reading/read-plans.ts'
import { UpgradePage } from '#app/billing/ui/upgrade-page.tsx'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { parseTierQuery } from '#core/billing/tier-query.ts'
import { trialDaysLeft } from '#core/billing/trial.ts'
import type { Route } from './+types/upgrade'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Plans · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const params = new URL(request.url).searchParams
  const plans = await readPlans(await workspaceContext(request, context))
  return {
    ...plans,
    tier: viewer.chosenTier ?? viewer.tier,
    access: viewer.access,
    host: viewer.host?.name ?? null,
    annual: params.has('annual') ? parseTierQuery(params).annual : plans.cycle === 'annual',
    trialDaysLeft: trialDaysLeft(
      plans.isTrial ? (viewer.subscription?.endsAt ?? null) : null,
      services().now(),
    ),
    problem: billingProblem(params.get('problem')),
    /** What the guard found missing; shown as text only. */
    missing: params.get('missing')?.slice(0, 60) ?? null,
  }
}

export default function UpgradeRoute({ loaderData }: Route.ComponentProps) {
  return <UpgradePage {...loaderData} />
}
