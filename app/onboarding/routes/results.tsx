import { redirect } from 'react-router'
import { RESULTS } from '#app/onboarding/copy/results.ts'
import { KICKSTART_REFUSALS } from '#app/onboarding/copy/screens.ts'
import {
  flagFinished,
  flagKickstart,
  flagSetup,
  holdKickstart,
  readHeldKickstart,
} from '#app/onboarding/http/onboarding-cookies.ts'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { finishOnboarding } from '#app/onboarding/services/finish-onboarding.ts'
import { readSnapshot } from '#app/onboarding/services/read-snapshot.ts'
import { ResultsPage } from '#app/onboarding/ui/results-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { kickstartPath, onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { nextOnboardingPlace } from '#core/onboarding/journey/flow.ts'
import { ok } from '#core/shared/result.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/results'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your Brand Snapshot · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { sheet, isSaved, isHandedIn } = await readSnapshot(ctx, readHeldKickstart(request, ctx.userId))
  if (!isHandedIn) throw redirect(onboardingPath('kickstart'))
  return { sheet, isSaved, date: formatDate(ctx.now(), ctx.timeZone) }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, overLimit } = await workspacePost(args)
  const limited = await overLimit('kickstart')
  if (limited) return pageAgain(429, limited)

  const held = readHeldKickstart(args.request, ctx.userId)
  const headers = new Headers()
  const { isSaved, isHandedIn } = await readSnapshot(ctx, held)
  if (!isHandedIn) return done(onboardingPath('kickstart'))
  // What still waits is saved first, whichever button was pressed.
  const saved = isSaved ? ok() : await completeKickstart(ctx, held ?? {})
  if (saved.ok) {
    flagKickstart(headers, ctx.userId)
    flagSetup(headers, ctx.userId)
    if (held) holdKickstart(headers, ctx.userId, null)
  } else if (saved.reason === 'incomplete') {
    return done(kickstartPath(saved.step), 'kickstartStepOpen')
  }
  if (intent !== 'finish') {
    const params = { tier: ctx.tier }
    if (saved.ok) return done(onboardingPath('results'), 'snapshotCreated', { params, headers })
    if (saved.reason === 'read_only') return pageAgain(409, KICKSTART_REFUSALS.read_only)
    return pageAgain(503, RESULTS.stillUnsaved)
  }
  const { completion } = await finishOnboarding(ctx)
  flagFinished(headers, ctx.userId, completion)
  return done(onboardingPath(nextOnboardingPlace('results', 'finish')), undefined, { headers })
}

export default function ResultsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultsPage {...loaderData} problem={actionData?.problem ?? null} />
}
