import { moveOn } from '#app/onboarding/services/move-on.ts'
import { VideoPage } from '#app/onboarding/ui/video/video-page.tsx'
import { signedIn } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
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

export async function action(args: Route.ActionArgs) {
  const { ctx, intent } = await workspacePost(args)
  const event = intent === 'skip' ? 'skip_video' : 'continue'
  return done(onboardingPath(await moveOn(ctx, { from: 'video', event })))
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  return <VideoPage {...loaderData} />
}
