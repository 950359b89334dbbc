import { redirect } from 'react-router'
import { HELD_REFUSALS } from '#app/captures/copy.ts'
import { dropHeldShare, openHeldShare, readHeldShare } from '#app/captures/http/held-share.ts'
import { addCapture } from '#app/captures/services/add-capture.ts'
import { HeldSharePage } from '#app/captures/ui/held-share-page.tsx'
import { requirePlan, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
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
  const held = await readHeldShare(request, { id: params.formId })
  if (!held) throw redirect('/app/captures')
  return { ...held, id: params.formId, text: storyOf(held.text) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const id = params.formId
  const limited = await overLimit(context, 'share_capture', { user: ctx.userId })
  if (limited) return pageAgain(429, limited)
  if (new URL(request.url).searchParams.has('discard')) {
    await dropHeldShare(request, { id })
    return done('/app/captures')
  }
  const held = await openHeldShare(request, { id })
  if (!held) return done('/app/captures')
  const result = await addCapture(ctx, { ...held, mail: null, onceHash: hashSecret(`held share ${id}`) })
  if (!result.ok && (result.reason === 'read_only' || result.reason === 'too_many'))
    return pageAgain(409, HELD_REFUSALS[result.reason])
  await dropHeldShare(request, { id })
  if (result.ok) return done(`/app/captures/${result.captureId}`)
  return done(result.reason === 'known' ? '/app/captures' : `/app/captures?problem=${result.reason}`)
}

export default function HeldShareRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldSharePage {...loaderData} {...(actionData ?? {})} />
}
