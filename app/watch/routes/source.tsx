import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { WATCH_REFUSALS } from '#app/watch/copy.ts'
import { readWatchedPage } from '#app/watch/services/pages/read-watched-page.ts'
import { unmuteSentence } from '#app/watch/services/pages/unmute-sentence.ts'
import { pauseSource } from '#app/watch/services/pause-source.ts'
import { lookNow } from '#app/watch/services/polling/look-now.ts'
import { readSource } from '#app/watch/services/read-source.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { saveSource } from '#app/watch/services/save-source.ts'
import { SourcePage } from '#app/watch/ui/source-page.tsx'
import { sourceSchema } from '#core/watch/forms.ts'
import type { Route } from './+types/source'

const SOURCES = '/app/brand-watch/sources'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.source.name ?? 'Source'} · Brand Watch · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const source = await readSource(ctx, { id: params.sourceId })
  if (!source) throw notFound()
  const isMutedShown = new URL(request.url).searchParams.has('muted')
  const page =
    source.kind === 'page' ? await readWatchedPage(ctx, { sourceId: source.id, isMutedShown }) : null
  return {
    source,
    page,
    now: ctx.now(),
    timeZone: ctx.timeZone,
    canWrite: featureLock(ctx, 'brand_watch') === null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check, overLimit } = await workspacePost(args)
  const id = args.params.sourceId
  const here = `${SOURCES}/${id}`
  if (intent === 'remove') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await removeSource(ctx, { id })
    return result.ok ? done(`${SOURCES}?removed=${id}`, 'sourceRemoved') : refused(result.reason)
  }
  if (intent === 'pause' || intent === 'resume') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const isPaused = intent === 'pause'
    const result = await pauseSource(ctx, { id, isPaused })
    return result.ok ? done(here, isPaused ? 'sourcePaused' : 'sourceResumed') : refused(result.reason)
  }
  if (intent === 'look') {
    const limited = await overLimit('connect_account')
    if (limited) return pageAgain(429, limited)
    const result = await lookNow(ctx, { id })
    return result.ok ? done(here, 'sourceLookedAt') : refused(result.reason)
  }
  if (intent === 'unmute') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await unmuteSentence(ctx, { sourceId: id, shape: text('shape') })
    return result.ok ? done(here, 'sentenceUnmuted') : refused(result.reason)
  }
  const form = await check(sourceSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await saveSource(ctx, { id, ...form.value })
  return result.ok ? done(here, 'sourceSaved') : refused(result.reason)
}

function refused(reason: keyof typeof WATCH_REFUSALS) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, WATCH_REFUSALS[reason])
}

export default function SourceRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('watch_sources', 'watch_items')
  const { source } = loaderData
  const key = [source.id, source.name, ...source.requiredWords, ...source.excludedWords].join()
  return <SourcePage key={key} {...loaderData} {...(actionData ?? {})} />
}
