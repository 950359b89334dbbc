import { CAPTURE_REFUSALS } from '#app/captures/copy.ts'
import { discardCapture } from '#app/captures/services/discard-capture.ts'
import { readCaptures } from '#app/captures/services/read-captures.ts'
import { CapturesPage } from '#app/captures/ui/captures-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import type { Route } from './+types/captures'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Captures · Stories · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { searchParams } = new URL(request.url)
  const problem = searchParams.get('problem') ?? ''
  return {
    ...(await readCaptures(ctx, { discarded: searchParams.get('discarded') })),
    refusal: Object.hasOwn(CAPTURE_REFUSALS, problem)
      ? CAPTURE_REFUSALS[problem as keyof typeof CAPTURE_REFUSALS]
      : null,
    hasMail: ctx.config.inboundMail !== null,
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  const result = await discardCapture(ctx, { id, isRestored: true })
  return result.ok ? done(`/app/captures/${id}`) : pageAgain(409, CAPTURE_REFUSALS[result.reason])
}

export default function CapturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CapturesPage {...loaderData} {...(actionData ?? {})} />
}
