import { data } from 'react-router'
import { CAPTURE_REFUSALS } from '#app/captures/copy.ts'
import { discardCapture } from '#app/captures/services/discard-capture.ts'
import { keepLink } from '#app/captures/services/keep-link.ts'
import { readCapture } from '#app/captures/services/read-captures.ts'
import { saveCapture } from '#app/captures/services/save-capture.ts'
import { CapturePage } from '#app/captures/ui/capture-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { saveCaptureSchema } from '#core/captures/forms.ts'
import { storyOf } from '#core/captures/shared-capture.ts'
import type { Route } from './+types/capture'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Save a capture · Stories · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const found = await readCapture(ctx, { id: params.captureId })
  if (!found) throw notFound()
  return {
    ...found,
    text: storyOf(found.capture),
    canWrite: ctx.access === 'full',
    timeZone: ctx.timeZone,
  }
}

/** Three buttons of one form, of which one alone reads its text. */
export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { ctx, intent } = post
  const id = args.params.captureId
  if (intent === 'story') {
    const form = await post.check(saveCaptureSchema, 'create_story')
    if (!form.ok) return formAgain(form)
    const result = await saveCapture(ctx, { id, body: form.value.body })
    if (result.ok) return done(`/app/storybank/${result.storyId}`, 'storySaved')
    if (result.reason === 'not_found') throw notFound()
    const refused = form.refuse({ status: 409, form: storyRefusal(result) })
    const canUpgrade = result.reason === 'story_limit_reached'
    return data({ reply: refused.reply, canUpgrade }, { status: refused.status })
  }
  const limited = await post.overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'link') {
    const result = await keepLink(ctx, { id })
    if (result.ok) return done(`/app/brand-watch?tab=saved&marked=${result.itemId}`, 'linkSaved')
    if (result.reason === 'not_found') throw notFound()
    return pageAgain(409, CAPTURE_REFUSALS[result.reason])
  }
  const result = await discardCapture(ctx, { id, isRestored: false })
  if (result.ok) return done(`/app/captures?discarded=${id}`)
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, CAPTURE_REFUSALS[result.reason])
}

export default function CaptureRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CapturePage key={loaderData.capture.id} {...loaderData} {...(actionData ?? {})} />
}
