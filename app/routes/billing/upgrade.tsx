import { signedIn } from '#app/http/guards.ts'
import { services } from '#app/http/services.ts'
import { UpgradePage } from '#app/ui/billing/upgrade-page.tsx'
import { trialDaysLeft } from '#core/billing/trial.ts'
import type { Route } from './+types/upgrade'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Plans · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  return {
    tier: viewer.chosenTier ?? viewer.tier,
    access: viewer.access,
    trialDaysLeft: trialDaysLeft(viewer.subscription?.endsAt ?? null, services().now()),
    /** What the guard found missing; shown as text only. */
    missing: new URL(request.url).searchParams.get('missing')?.slice(0, 60) ?? null,
  }
}

export default function UpgradeRoute({ loaderData }: Route.ComponentProps) {
  return <UpgradePage {...loaderData} />
}
