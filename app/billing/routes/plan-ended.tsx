import { redirect } from 'react-router'
import { readPlanEnd } from '#app/billing/services/reading/read-plan-end.ts'
import { PlanEndedPage } from '#app/billing/ui/plan-ended-page.tsx'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/plan-ended'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your plan has ended · Brandhearth' }]
}

/** What has happened to the plan, what still works and who can do something about it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  if (viewer.access === 'full') throw redirect('/app/dashboard')
  const { end, owner } = await readPlanEnd(await workspaceContext(request, context))
  const at = end.kind === 'not_paid' ? null : end.at
  return {
    kind: end.kind,
    on: at && formatDate(at, viewer.timeZone),
    tier: viewer.chosenTier,
    host: viewer.host ? owner : null,
  }
}

export default function PlanEndedRoute({ loaderData }: Route.ComponentProps) {
  return <PlanEndedPage {...loaderData} />
}
