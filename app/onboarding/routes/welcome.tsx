import { moveOn } from '#app/onboarding/services/move-on.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { WelcomePage } from '#app/onboarding/ui/welcome-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { kickstartPath, onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { nextOnboardingPlace } from '#core/onboarding/journey/flow.ts'
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
  await moveOn(ctx)
  return done(onboardingPath(nextOnboardingPlace('welcome', 'begin')))
}

export default function WelcomeRoute({ loaderData }: Route.ComponentProps) {
  return <WelcomePage {...loaderData} />
}
