import { useCallback } from 'react'
import { data, redirect, useFetcher, useNavigate } from 'react-router'
import { flagSetup } from '#app/onboarding/http/onboarding-cookies.ts'
import { finishSetup } from '#app/onboarding/services/finish-setup.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { SetupPage } from '#app/onboarding/ui/setup-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { nextOnboardingPlace } from '#core/onboarding/journey/flow.ts'
import type { Route } from './+types/setup'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Setting up your dashboard · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { isSaved, isHandedIn } = await readOnboarding(ctx)
  if (!isSaved) throw redirect(onboardingPath(isHandedIn ? 'results' : 'kickstart'))
  return null
}

/** A script says 'ready' when all four items are done and goes on by itself; a press does both at once. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent } = await workspacePost(args)
  await finishSetup(ctx)
  const headers = new Headers()
  flagSetup(headers, ctx.userId)
  if (intent === 'ready') return data(null, { headers })
  return done(onboardingPath(nextOnboardingPlace('setup', 'setup_done')), undefined, { headers })
}

export default function SetupRoute() {
  const { submit } = useFetcher()
  const navigate = useNavigate()
  const onReady = useCallback(() => void submit({ intent: 'ready' }, { method: 'post' }), [submit])
  const onFinished = useCallback(() => void navigate(onboardingPath('results')), [navigate])
  return <SetupPage onReady={onReady} onFinished={onFinished} />
}
