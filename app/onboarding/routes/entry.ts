import { redirect } from 'react-router'
import { readHeldKickstart, readOnboardingFlags } from '#app/onboarding/http/onboarding-cookies.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { onboardingEntry } from '#core/onboarding/journey/flow.ts'
import type { Route } from './+types/entry'

/** Where somebody who opens /onboarding belongs. Answers that still wait to be saved come before everything else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  if (readHeldKickstart(request, ctx.userId)) return redirect(onboardingPath('results'))
  const { isSaved, isCompleted, welcomeSeen } = await readOnboarding(ctx)
  const place = onboardingEntry({
    tier: ctx.tier,
    ...readOnboardingFlags(request, ctx),
    recordCompleted: isSaved || isCompleted,
    recordWelcomeSeen: welcomeSeen,
  })
  return redirect(onboardingPath(place))
}
