import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { COMPETITOR_REFUSALS, RESTORE_TOO_LATE } from '#app/research/copy.ts'
import { createCompetitor } from '#app/research/services/competitors/create-competitor.ts'
import { readCompetitors } from '#app/research/services/competitors/read-competitors.ts'
import { restoreCompetitor } from '#app/research/services/competitors/restore-competitor.ts'
import { CompetitorsPage } from '#app/research/ui/competitors/competitors-page.tsx'
import { newCompetitorSchema } from '#core/research/competitor.ts'
import type { Route } from './+types/competitors'

const HERE = '/app/brand-watch/competitors'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Competitors · Brand Watch · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readCompetitors(ctx, { removed: new URL(request.url).searchParams.get('removed') })
  const canWrite = featureLock(ctx, 'competitor_analysis') === null
  return { ...view, idempotencyKey: newIdempotencyKey(), canWrite }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, check, intent, text, overLimit } = await workspacePost(args)
  if (intent === 'restore') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const id = text('id')
    const back = await restoreCompetitor(ctx, { id })
    if (back.ok) return done(`${HERE}/${id}`, 'competitorRestored')
    return pageAgain(409, back.reason === 'not_found' ? RESTORE_TOO_LATE : COMPETITOR_REFUSALS[back.reason])
  }
  const form = await check(newCompetitorSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { name, idempotencyKey } = form.value
  const result = await createCompetitor(ctx, { name, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`${HERE}/${result.competitorId}`, 'competitorAdded')
  return formAgain(form.refuse({ status: 409, form: COMPETITOR_REFUSALS[result.reason] }))
}

export default function CompetitorsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('competitors', 'watch_items')
  return <CompetitorsPage {...loaderData} {...(actionData ?? {})} />
}
