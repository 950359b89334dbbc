import { ANALYTICS_REFUSALS } from '#app/analytics/copy.ts'
import { readPostNumbers } from '#app/analytics/services/numbers/read-post-numbers.ts'
import { saveTypedNumbers } from '#app/analytics/services/numbers/save-typed-numbers.ts'
import { PostNumbersPage } from '#app/analytics/ui/post-numbers-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { typedNumbersSchema } from '#core/analytics/networks/post-numbers.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import type { Route } from './+types/post'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasAnalytics')]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Numbers of a post · Analytics · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readPostNumbers(ctx, { postId: params.postId })
  if (!view) throw notFound()
  const chosen = readPlatform(new URL(request.url).searchParams.get('platform'))
  // Somebody who comes from a number on a platform goes on there.
  const counted = readPlatform(view.networks[0]?.network ?? null)
  const network = chosen ?? counted ?? readPlatform(view.post.platform) ?? 'instagram'
  return { ...view, network, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, typedNumbersSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { postId } = args.params
  const { network, ...numbers } = form.value
  const result = await saveTypedNumbers(ctx, { postId, network, numbers })
  if (result.ok) return done(`/app/analytics/posts/${postId}?platform=${network}`, 'numbersSaved')
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: ANALYTICS_REFUSALS[result.reason] }))
}

export default function PostNumbersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PostNumbersPage {...loaderData} reply={actionData?.reply} />
}
