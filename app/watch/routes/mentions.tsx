import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { WATCH_REFUSALS } from '#app/watch/copy.ts'
import { makeIdea } from '#app/watch/services/make-idea.ts'
import { markItem } from '#app/watch/services/mark-item.ts'
import { readMentionsPage } from '#app/watch/services/mentions/read-mentions-page.ts'
import { saveMentionWords } from '#app/watch/services/mentions/save-mention-words.ts'
import { mentionsAddress } from '#app/watch/ui/mentions/mentions-address.ts'
import { MentionsPage } from '#app/watch/ui/mentions/mentions-page.tsx'
import { dayAfter } from '#core/schedule/days.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import { mentionWordsSchema } from '#core/watch/forms.ts'
import { readMentionFilter } from '#core/watch/mentions/filter.ts'
import { shownThings } from '#core/watch/mentions/shown-things.ts'
import type { Route } from './+types/mentions'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Mentions · Brand Watch · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const filter = readMentionFilter(params)
  const { days, things, ...view } = await readMentionsPage(ctx, filter)
  return {
    ...view,
    // One a day: the days follow from the first.
    days: { from: days[0]?.day ?? '', counts: days.map(({ count }) => count) },
    ...shownThings(things, { page: readPageNumber(params, 'names'), chosen: filter.thing }),
    filter,
    folds: readFolds(request.url),
    timeZone: ctx.timeZone,
    canWrite: featureLock(ctx, 'brand_watch') === null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  const here = mentionsAddress(readMentionFilter(new URL(args.request.url).searchParams))
  if (intent === 'words') {
    const form = await check(mentionWordsSchema, 'write')
    if (!form.ok) return formAgain(form)
    const result = await saveMentionWords(ctx, form.value)
    return result.ok ? done(here, 'mentionWordsSaved') : pageAgain(409, WATCH_REFUSALS[result.reason])
  }
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  if (intent === 'idea') {
    const result = await makeIdea(ctx, { id })
    return result.ok ? done(here, 'watchIdeaMade') : pageAgain(409, WATCH_REFUSALS[result.reason])
  }
  if (intent !== 'save') return pageAgain(400, 'Choose what to do with the item.')
  const result = await markItem(ctx, { id, state: 'saved' })
  return result.ok ? done(here, 'watchItemSaved') : pageAgain(409, WATCH_REFUSALS[result.reason])
}

export default function MentionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('watch_items')
  const { from, counts } = loaderData.days
  const days = counts.map((count, at) => ({ day: dayAfter(from, at), count }))
  return <MentionsPage {...loaderData} days={days} {...(actionData ?? {})} />
}
