import { data, redirect } from 'react-router'
import { KICKSTART_REFUSALS, RESULTS } from '#app/onboarding/copy.ts'
import {
  flagFinished,
  flagKickstart,
  holdKickstart,
  readHeldKickstart,
} from '#app/onboarding/http/onboarding-cookies.ts'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { finishOnboarding } from '#app/onboarding/services/finish-onboarding.ts'
import { readSnapshot } from '#app/onboarding/services/read-snapshot.ts'
import { ResultsPage } from '#app/onboarding/ui/results-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
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

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const { form } = await readFormBody(request)
  const limited = await overLimit(context, 'kickstart', { user: ctx.userId })
  if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })

  const held = readHeldKickstart(request, ctx.userId)
  const headers = new Headers()
  const { isSaved, isHandedIn } = await readSnapshot(ctx, held)
  if (!isHandedIn) return done(onboardingPath('kickstart'))
  // What still waits is saved first, whichever button was pressed.
  const saved = isSaved ? ok() : await completeKickstart(ctx, held ?? {})
  if (saved.ok) {
    flagKickstart(headers, ctx.userId)
    if (held) holdKickstart(headers, ctx.userId, null)
  } else if (saved.reason === 'incomplete') {
    return done(kickstartPath(saved.step), 'kickstartStepOpen')
  }
  if (form.get('intent') !== 'finish') {
    const params = { tier: ctx.tier }
    if (saved.ok) return done(onboardingPath('results'), 'snapshotCreated', { params, headers })
    if (saved.reason === 'read_only') return data({ problem: KICKSTART_REFUSALS.read_only }, { status: 409 })
    return data({ problem: RESULTS.stillUnsaved }, { status: 503 })
  }
  const { completion } = await finishOnboarding(ctx)
  flagFinished(headers, ctx.userId, completion)
  return done(onboardingPath(nextOnboardingPlace('results', 'finish')), undefined, { headers })
}

export default function ResultsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultsPage {...loaderData} problem={actionData?.problem ?? null} />
}
