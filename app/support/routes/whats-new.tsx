import { redirect } from 'react-router'
import { personContext, signedIn } from '#app/platform/http/guards.ts'
import { releases } from '#app/support/copy/releases.ts'
import { markNewsRead } from '#app/support/services/mark-news-read.ts'
import { WhatsNewPage } from '#app/support/ui/whats-new-page.tsx'
import { readPageNumber } from '#core/shared/list-address.ts'
import { hasNews, pageOfReleases } from '#core/support/changelog.ts'
import type { Route } from './+types/whats-new'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'What’s new · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsRead, joinedAt } = await signedIn(request, context)
  const page = readPageNumber(new URL(request.url).searchParams)
  const all = releases()
  return { ...pageOfReleases(all, page), hasNews: hasNews(all[0], { read: newsRead, joinedAt }) }
}

/** The person has seen it; the form has nothing to say but that. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await personContext(request, context)
  const [newest] = releases()
  if (newest) await markNewsRead(ctx, newest)
  return redirect('/app/support/whats-new', 303)
}

export default function WhatsNewRoute({ loaderData }: Route.ComponentProps) {
  return <WhatsNewPage {...loaderData} />
}
