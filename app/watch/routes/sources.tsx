import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { readTextFile } from '#app/platform/forms/text-file.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { FILE_TEXTS } from '#app/stories/copy.ts'
import { PROBLEM_TEXTS, WATCH_REFUSALS, WATCH_TEXTS } from '#app/watch/copy.ts'
import { addSource } from '#app/watch/services/add-source.ts'
import { importSources } from '#app/watch/services/import-sources.ts'
import { watchPage } from '#app/watch/services/pages/watch-page.ts'
import { readSources } from '#app/watch/services/read-sources.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import { SourcesPage } from '#app/watch/ui/sources-page.tsx'
import { namedSourceSchema, newSourceSchema } from '#core/watch/forms.ts'
import { namedSourceAddress } from '#core/watch/source-kinds.ts'
import type { Route } from './+types/sources'

const HERE = '/app/brand-watch/sources'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sources · Brand Watch · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readSources(ctx, { removed: new URL(request.url).searchParams.get('removed') })
  return { ...view, appUrl: ctx.config.appUrl, canWrite: featureLock(ctx, 'brand_watch') === null }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, body, intent, text, check, overLimit } = await workspacePost(args, {
    field: 'file',
    read: readTextFile,
  })
  if (intent === 'restore') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await restoreSource(ctx, { id: text('id') })
    if (result.ok) return done(HERE, 'sourceRestored')
    return pageAgain(
      409,
      result.reason === 'not_found' ? WATCH_TEXTS.restoreTooLate : WATCH_REFUSALS[result.reason],
    )
  }
  if (intent === 'import') {
    if (!body.ok) return pageAgain(body.status, body.problem)
    if (!body.file) return pageAgain(400, FILE_TEXTS.nothing)
    if (!body.file.ok)
      return pageAgain(body.file.reason === 'too_large' ? 413 : 400, FILE_TEXTS[body.file.reason])
    const limited = await overLimit('import_data')
    if (limited) return pageAgain(429, limited)
    const result = await importSources(ctx, { text: body.file.text })
    if (!result.ok) return pageAgain(409, WATCH_REFUSALS[result.reason])
    return done(HERE, 'sourcesImported', { params: { count: String(result.added) } })
  }
  const isNamed = intent === 'named'
  const form = await (isNamed
    ? check(namedSourceSchema, 'connect_account')
    : check(newSourceSchema, 'connect_account'))
  if (!form.ok) return formAgain(form)
  const { value } = form
  const address = 'kind' in value ? (namedSourceAddress(value.kind, value.name) ?? '') : value.address
  const isWatch = intent === 'watch'
  const result = await (isWatch ? watchPage(ctx, { address }) : addSource(ctx, { address }))
  if (result.ok) return done(`${HERE}/${result.sourceId}`, isWatch ? 'pageWatched' : 'sourceAdded')
  if (result.reason === 'choose') return data({ feeds: result.feeds, watchable: address }, { status: 409 })
  const problem = result.reason === 'failed' ? PROBLEM_TEXTS[result.problem] : WATCH_REFUSALS[result.reason]
  const isLocked = result.reason === 'read_only' || result.reason === 'not_in_plan'
  const field = isNamed ? 'name' : 'address'
  const refused = form.refuse({
    status: 409,
    ...(isLocked ? { form: problem } : { fields: { [field]: problem } }),
  })
  const watchable = result.reason === 'no_feed' ? address : undefined
  return data({ reply: refused.reply, watchable }, { status: refused.status })
}

export default function SourcesRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('watch_sources')
  return <SourcesPage {...loaderData} {...(actionData ?? {})} />
}
