import { data } from 'react-router'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { SCHEDULE_REFUSALS } from '#app/schedule/copy.ts'
import { importSchedule } from '#app/schedule/services/exchange/import-schedule.ts'
import { ImportPage } from '#app/schedule/ui/import-page.tsx'
import { openQuoteText } from '#core/shared/open-quote.ts'
import type { Route } from './+types/import'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import posts · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { idempotencyKey: newIdempotencyKey(), canWrite: ctx.access === 'full', timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, body, intent, text, overLimit } = await workspacePost(args)
  const csv = text('csv')
  const limited = await overLimit('import_data')
  if (limited) return data({ csv, problem: limited }, { status: 429 })
  if (!body.ok) return data({ csv: csv.slice(0, 10_000), problem: body.problem }, { status: body.status })
  const dryRun = intent !== 'import'
  const idempotencyKey = idempotencyKeyOf(text('idempotencyKey'))
  const result = await importSchedule(ctx, { csv, dryRun, idempotencyKey })
  if (!result.ok && result.reason === 'open_quote')
    return data({ csv, problem: openQuoteText(result.line) }, { status: 422 })
  if (!result.ok) return data({ csv, problem: SCHEDULE_REFUSALS[result.reason] }, { status: 409 })
  const { rows, scheduled, importId } = result
  if (importId) return done(`/app/content/import/${importId}`)
  if (!dryRun) return done('/app/content?view=list', 'scheduleImported')
  const problem = rows.length === 0 ? SCHEDULE_REFUSALS.no_rows : undefined
  return data({ csv, rows, ready: scheduled, problem }, { status: problem ? 422 : 200 })
}

export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} {...(actionData ?? {})} />
}
