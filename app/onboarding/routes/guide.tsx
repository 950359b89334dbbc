import { featureLock } from '#app/billing/services/feature-lock.ts'
import { GUIDE_REFUSALS } from '#app/onboarding/copy/guide.ts'
import { bookCall } from '#app/onboarding/services/guide/book-call.ts'
import { cancelCall } from '#app/onboarding/services/guide/cancel-call.ts'
import { readGuide } from '#app/onboarding/services/guide/read-guide.ts'
import { tickStep } from '#app/onboarding/services/guide/tick-step.ts'
import { GuidePage } from '#app/onboarding/ui/guide/guide-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { callSchema } from '#core/onboarding/guide/call-form.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/guide'

const HERE = '/app/guide'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Onboarding · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const lock = featureLock(ctx, 'premium_onboarding')
  const mayWrite = lock === null && roleMay(ctx.role, 'edit')
  return {
    ...(await readGuide(ctx, { wantsSlots: mayWrite })),
    lock,
    mayWrite,
    mayCancel: roleMay(ctx.role, 'edit'),
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  if (intent === 'book') {
    const form = await check(callSchema, 'write')
    if (!form.ok) return formAgain(form)
    const booked = await bookCall(ctx, { startsAt: new Date(form.value.slot), topic: form.value.topic })
    return booked.ok ? done(HERE, 'callBooked') : pageAgain(409, GUIDE_REFUSALS[booked.reason])
  }
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'cancel') {
    const cancelled = await cancelCall(ctx, { id: text('id') })
    return cancelled.ok ? done(HERE, 'callCancelled') : pageAgain(409, GUIDE_REFUSALS[cancelled.reason])
  }
  if (intent !== 'tick' && intent !== 'untick') return pageAgain(400, GUIDE_REFUSALS.step_unknown)
  const isDone = intent === 'tick'
  const ticked = await tickStep(ctx, { step: text('step'), isDone })
  if (!ticked.ok) return pageAgain(409, GUIDE_REFUSALS[ticked.reason])
  return done(`${HERE}#step-${text('step')}`, isDone ? 'stepTicked' : 'stepUnticked')
}

export default function GuideRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('onboarding_calls', 'onboarding_ticks')
  return <GuidePage {...loaderData} {...(actionData ?? {})} />
}
