import { moveOn } from '#app/onboarding/services/move-on.ts'
import { VideoPage } from '#app/onboarding/ui/video/video-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import type { Route } from './+types/video'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Welcome video · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { firstName } = await signedIn(request, context)
  return { firstName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const { form } = await readFormBody(request)
  const event = form.get('intent') === 'skip' ? 'skip_video' : 'continue'
  return done(onboardingPath(await moveOn(ctx, { from: 'video', event })))
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  return <VideoPage {...loaderData} />
}
