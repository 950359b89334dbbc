import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { COMPETITOR_REFUSALS, RESTORE_TOO_LATE } from '#app/research/copy.ts'
import { archiveCompetitor } from '#app/research/services/competitors/archive-competitor.ts'
import { placeSource } from '#app/research/services/competitors/place-source.ts'
import { readCompetitor } from '#app/research/services/competitors/read-competitor.ts'
import { removeCompetitor } from '#app/research/services/competitors/remove-competitor.ts'
import { removeEvidence } from '#app/research/services/competitors/remove-evidence.ts'
import { restoreEvidence } from '#app/research/services/competitors/restore-evidence.ts'
import { saveCompetitor } from '#app/research/services/competitors/save-competitor.ts'
import { CompetitorPage } from '#app/research/ui/competitors/competitor-page.tsx'
import { competitorDifferences, competitorFormSchema } from '#core/research/competitor.ts'
import type { Route } from './+types/competitor'

const LIST = '/app/brand-watch/competitors'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.competitor.name ?? 'Competitor'} · Brand Watch · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const removed = new URL(request.url).searchParams.get('removed')
  const view = await readCompetitor(ctx, { id: params.competitorId, removed })
  if (!view) throw notFound()
  return { ...view, timeZone: ctx.timeZone, canWrite: featureLock(ctx, 'competitor_analysis') === null }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.competitorId
  return post.intent === '' || post.intent === 'save' ? save(post, id) : change(post, id)
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(competitorFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...competitor } = form.value
  const result = await saveCompetitor(ctx, { id, version, competitor })
  if (result.ok) return done(`${LIST}/${id}`, 'competitorSaved')
  if (result.reason === 'changed_elsewhere') {
    const { competitor: saved } = result
    const conflict = { version: saved.version, differences: competitorDifferences(saved, competitor) }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: COMPETITOR_REFUSALS[result.reason] }))
}

/** The buttons beside the sheet. */
async function change({ ctx, intent, text, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const here = `${LIST}/${id}`
  switch (intent) {
    case 'archive':
    case 'unarchive': {
      const isArchived = intent === 'archive'
      const result = await archiveCompetitor(ctx, { id, isArchived })
      return result.ok
        ? done(here, isArchived ? 'competitorArchived' : 'competitorUnarchived')
        : refused(result)
    }
    case 'add_source':
    case 'take_source': {
      const isTheirs = intent === 'add_source'
      const result = await placeSource(ctx, { id, sourceId: text('sourceId'), isTheirs })
      return result.ok ? done(`${here}#sources`, 'competitorSaved') : refused(result)
    }
    case 'remove_evidence': {
      const evidenceId = text('id')
      const result = await removeEvidence(ctx, { id: evidenceId })
      return result.ok ? done(`${here}?removed=${evidenceId}#evidence`, 'evidenceRemoved') : refused(result)
    }
    case 'restore_evidence': {
      const result = await restoreEvidence(ctx, { id: text('id') })
      if (!result.ok && result.reason === 'not_found') return pageAgain(409, RESTORE_TOO_LATE)
      return result.ok ? done(`${here}#evidence`, 'evidenceRestored') : refused(result)
    }
    case 'remove': {
      const result = await removeCompetitor(ctx, { id })
      return result.ok ? done(`${LIST}?removed=${id}`, 'competitorDeleted') : refused(result)
    }
    default:
      return pageAgain(400, 'Choose what to do with the competitor.')
  }
}

function refused({ reason }: { reason: 'read_only' | 'not_in_plan' | 'not_found' }) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, COMPETITOR_REFUSALS[reason])
}

export default function CompetitorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { competitor } = loaderData
  return (
    <CompetitorPage key={`${competitor.id} ${competitor.version}`} {...loaderData} {...(actionData ?? {})} />
  )
}
