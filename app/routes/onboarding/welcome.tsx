import { workspaceContext } from '#app/http/guards.ts'
import { done } from '#app/http/respond.ts'
import { findViewer } from '#app/http/viewer.ts'
import { moveOn } from '#app/services/onboarding/move-on.ts'
import { readOnboarding } from '#app/services/onboarding/read-onboarding.ts'
import { WelcomePage } from '#app/ui/onboarding/welcome-page.tsx'
import { kickstartPath, onboardingPath } from '#core/onboarding/journey/addresses.ts'
import type { Route } from './+types/welcome'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Welcome · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [viewer, { isSaved, draft, openStep }] = await Promise.all([findViewer(context), readOnboarding(ctx)])
  const hasBegun = !isSaved && Object.keys(draft).length > 0
  return {
    firstName: viewer?.firstName ?? '',
    resumeAt: hasBegun ? kickstartPath(openStep ?? 4) : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  return done(onboardingPath(await moveOn(ctx, { from: 'welcome', event: 'begin' })))
}

export default function WelcomeRoute({ loaderData }: Route.ComponentProps) {
  return <WelcomePage {...loaderData} />
}
