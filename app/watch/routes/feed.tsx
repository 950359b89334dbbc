import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { WATCH_REFUSALS } from '#app/watch/copy.ts'
import { addEvidence } from '#app/watch/services/answers/add-evidence.ts'
import { excludeWord } from '#app/watch/services/exclude-word.ts'
import { makeIdea } from '#app/watch/services/make-idea.ts'
import { markItem } from '#app/watch/services/mark-item.ts'
import { readFeed } from '#app/watch/services/read-feed.ts'
import { feedAddress } from '#app/watch/ui/feed-address.ts'
import { FeedPage } from '#app/watch/ui/feed-page.tsx'
import { readPageNumber, readSearch } from '#core/shared/list-address.ts'
import { readItemState } from '#core/watch/forms.ts'
import type { Route } from './+types/feed'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand Watch · Brandhearth' }]
}

function readView(request: Request) {
  const params = new URL(request.url).searchParams
  return {
    state: readItemState(params.get('tab')),
    sourceId: params.get('source'),
    competitorId: params.get('competitor'),
    search: readSearch(params),
    page: readPageNumber(params),
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = readView(request)
  const params = new URL(request.url).searchParams
  const markedId = params.get('marked')
  const feed = await readFeed(ctx, { ...view, markedId })
  return {
    ...view,
    ...feed,
    open: params.get('open'),
    timeZone: ctx.timeZone,
    canWrite: featureLock(ctx, 'brand_watch') === null,
  }
}

const STATES: Readonly<Record<string, 'new' | 'saved' | 'not_relevant' | undefined>> = {
  save: 'saved',
  dismiss: 'not_relevant',
  restore: 'new',
}

/** Each button of an item says what becomes of it; the page comes back to where it was. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  const here = readView(args.request)
  if (intent === 'idea') {
    const result = await makeIdea(ctx, { id })
    if (!result.ok) return pageAgain(409, WATCH_REFUSALS[result.reason])
    return done(feedAddress({ ...here, marked: id }), 'watchIdeaMade')
  }
  if (intent === 'answer') {
    const result = await makeIdea(ctx, { id })
    if (!result.ok) return pageAgain(409, WATCH_REFUSALS[result.reason])
    return done(`/app/create?post=${result.postId}`)
  }
  if (intent === 'evidence') {
    const result = await addEvidence(ctx, { itemId: id, competitorId: text('competitor') })
    if (!result.ok) return pageAgain(409, WATCH_REFUSALS[result.reason])
    return done(feedAddress(here), 'evidenceAdded', { params: { name: result.name } })
  }
  if (intent === 'exclude') {
    const result = await excludeWord(ctx, { itemId: id, word: text('word') })
    return result.ok
      ? done(feedAddress(here), 'watchWordExcluded')
      : pageAgain(409, WATCH_REFUSALS[result.reason])
  }
  const state = Object.hasOwn(STATES, intent) ? STATES[intent] : undefined
  if (!state) return pageAgain(400, 'Choose what to do with the item.')
  const result = await markItem(ctx, { id, state })
  if (!result.ok) return pageAgain(409, WATCH_REFUSALS[result.reason])
  return done(feedAddress({ ...here, marked: state === 'new' ? null : id }))
}

export default function FeedRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('watch_items', 'watch_sources', 'competitors', 'content_created')
  return <FeedPage {...loaderData} problem={actionData?.problem} />
}
