import { data, redirect, useLocation } from 'react-router'
import { KICKSTART_REFUSALS, valueNotAdded } from '#app/onboarding/copy/screens.ts'
import { readKickstartForm } from '#app/onboarding/http/kickstart-form.server.ts'
import {
  flagKickstart,
  flagSetup,
  holdKickstart,
  readHeldKickstart,
} from '#app/onboarding/http/onboarding-cookies.ts'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { saveKickstartStep } from '#app/onboarding/services/save-kickstart-step.ts'
import { KickstartPage } from '#app/onboarding/ui/kickstart/kickstart-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { AcceptedForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { withinLimit } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { readTried } from '#app/platform/http/tried-sentence.ts'
import { kickstartPath, kickstartStepNamed, onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { nextOnboardingPlace } from '#core/onboarding/journey/flow.ts'
import { addCoreValue } from '#core/onboarding/kickstart/data.ts'
import type { KickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { KICKSTART_SCREENS, KICKSTART_STEPS, kickstartScreenOf } from '#core/onboarding/kickstart/steps.ts'
import type { Route } from './+types/kickstart'

const LAST = KICKSTART_STEPS.length - 1
const LAST_SCREEN = KICKSTART_SCREENS.length - 1

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const [first = 0] = KICKSTART_SCREENS[loaderData?.screen ?? 0] ?? []
  const title = KICKSTART_STEPS[first]?.question ?? 'Kickstart'
  return [{ title: `${title} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readOnboarding(ctx)
  const { isSaved, openStep, suggestions } = view
  if (params.step === undefined) throw redirect(kickstartPath(openStep ?? (isSaved ? 0 : LAST)))
  const step = kickstartStepNamed(params.step)
  if (step === null) throw notFound()
  // One screen after the other; and a number, or the word of its second step, leads to the first one's word.
  const reachable = Math.min(step, openStep ?? LAST)
  if (!kickstartPath(reachable).endsWith(`/${params.step}`)) throw redirect(kickstartPath(reachable))
  // The voice that was tried on the home page is a beginning; any answer of the account's own comes before it.
  const voice = readTried(request)?.voice
  const draft = {
    ...(voice ? { brandVoice: voice } : {}),
    ...view.draft,
    ...readHeldKickstart(request, ctx.userId),
  }
  return { screen: kickstartScreenOf(step), draft, suggestions, tier: ctx.tier }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const step = kickstartStepNamed(params.step)
  if (step === null) throw notFound()
  const ctx = await workspaceContext(request, context)
  const screen = kickstartScreenOf(step)
  const { intent, typed, custom, ...posted } = await readKickstartForm(request, screen)
  if (!posted.form.ok) return formAgain(posted.form)
  const form = await withinLimit(context, posted.form, 'kickstart', { user: ctx.userId })
  if (!form.ok) return formAgain(form)

  if (intent === 'next' && screen === LAST_SCREEN) return complete(ctx, form, typed)
  const values = typed.coreValues ?? []
  const problem = intent === 'add' ? valueNotAdded(values, custom) : null
  if (problem) return formAgain(form.refuse({ fields: { customValue: problem } }))
  const answers = intent === 'add' ? { ...typed, coreValues: addCoreValue(values, custom) } : typed
  const saved = await saveKickstartStep(ctx, answers)
  if (!saved.ok) return refuse(form, saved.reason)
  if (intent === 'leave') return done(onboardingPath('dashboard'))
  const [to = step] = KICKSTART_SCREENS[{ next: screen + 1, previous: screen - 1, add: screen }[intent]] ?? []
  return done(kickstartPath(to))
}

/** The last step: to the first post when the snapshot is saved, to the results when the database refused. */
async function complete(ctx: WorkspaceContext, form: AcceptedForm<unknown>, answers: KickstartDraft) {
  const result = await completeKickstart(ctx, answers)
  const headers = new Headers()
  if (result.ok) {
    holdKickstart(headers, ctx.userId, null)
    flagKickstart(headers, ctx.userId)
    flagSetup(headers, ctx.userId)
    const to = onboardingPath(nextOnboardingPlace('kickstart', 'snapshot_saved'))
    return done(to, 'snapshotCreated', { params: { tier: ctx.tier }, headers })
  }
  if (result.reason === 'read_only') return refuse(form, result.reason)
  if (result.reason === 'incomplete')
    return done(kickstartPath(result.step), 'kickstartStepOpen', { typed: 'other' })
  holdKickstart(headers, ctx.userId, answers)
  return done(onboardingPath(nextOnboardingPlace('kickstart', 'snapshot_failed')), 'setupComplete', {
    headers,
  })
}

/** The form again with all that was typed, because it could not be kept. */
function refuse(form: AcceptedForm<unknown>, reason: 'read_only' | 'not_saved') {
  const { reply } = form.refuse({ form: KICKSTART_REFUSALS[reason] })
  return data({ reply }, { status: reason === 'read_only' ? 409 : 503 })
}

export default function KickstartRoute({ loaderData, actionData }: Route.ComponentProps) {
  // The first page of a visit has this key; whoever reads it begins at its top anyway.
  const isFollowed = useLocation().key !== 'default'
  return (
    <KickstartPage
      key={loaderData.screen}
      {...loaderData}
      isFollowed={isFollowed}
      reply={actionData?.reply}
    />
  )
}
