import { redirect } from 'react-router'
import { personContext, signedIn } from '#app/platform/http/guards.ts'
import { markNewsRead } from '#app/support/services/mark-news-read.ts'
import { readNews } from '#app/support/services/read-news.ts'
import { WhatsNewPage } from '#app/support/ui/whats-new-page.tsx'
import type { Route } from './+types/whats-new'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'What’s new · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return readNews(await signedIn(request, context))
}

/** The person has seen it; the form has nothing to say but that. */
export async function action({ request, context }: Route.ActionArgs) {
  await markNewsRead(await personContext(request, context))
  return redirect('/app/support/whats-new', 303)
}

export default function WhatsNewRoute({ loaderData }: Route.ComponentProps) {
  return <WhatsNewPage {...loaderData} />
}
