import { redirect } from 'react-router'
import { CAPTURE_REFUSALS } from '#app/captures/copy.ts'
import { openShare } from '#app/captures/http/held-share.ts'
import { addCapture } from '#app/captures/services/add-capture.ts'
import { HeldSharePage } from '#app/captures/ui/held-share-page.tsx'
import { requirePlan, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { storyOf } from '#core/captures/shared-capture.ts'
import type { Route } from './+types/held-share'

/** Leads a visitor to sign in, and back here. */
export const middleware: Route.MiddlewareFunction[] = [requirePlan]

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'What you shared · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

/** Looking changes nothing: a reload must not cost what was shared. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const held = await openShare(request, { id: params.formId, isTaken: false })
  if (!held) throw redirect('/app/captures')
  return {
    id: params.formId,
    text: storyOf(held.text),
    pictures: held.files.length,
    hadFile: held.hadFile,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const isDiscarded = new URL(request.url).searchParams.has('discard')
  const limited = await overLimit(context, 'share_capture', { user: ctx.userId })
  if (limited) return pageAgain(429, limited)
  if (ctx.access === 'read_only' && !isDiscarded) return pageAgain(409, CAPTURE_REFUSALS.read_only)
  const held = await openShare(request, { id: params.formId, isTaken: true })
  if (!held || isDiscarded) return done('/app/captures')
  const result = await addCapture(ctx, { text: held.text, files: held.files, mail: null })
  return result.ok
    ? done(`/app/captures/${result.captureId}`)
    : done(`/app/captures?problem=${result.reason}`)
}

export default function HeldShareRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldSharePage {...loaderData} {...(actionData ?? {})} />
}
