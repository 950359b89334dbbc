import { data } from 'react-router'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { SCHEDULE_REFUSALS } from '#app/schedule/copy.ts'
import { importSchedule } from '#app/schedule/services/import-schedule.ts'
import { ImportPage } from '#app/schedule/ui/import-page.tsx'
import type { Route } from './+types/import'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import a plan · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { idempotencyKey: crypto.randomUUID(), canWrite: ctx.access === 'full' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'import_data', { user: ctx.userId })
  const { form, ...body } = await readFormBody(request)
  const csv = String(form.get('csv') ?? '')
  if (limited) return data({ csv, problem: limited.message }, { status: 429, headers: limited.headers })
  if (!body.ok) return data({ csv: csv.slice(0, 10_000), problem: body.problem }, { status: body.status })
  const dryRun = form.get('intent') !== 'import'
  const idempotencyKey = String(form.get('idempotencyKey') ?? '').slice(0, 100) || crypto.randomUUID()
  const result = await importSchedule(ctx, { csv, dryRun, idempotencyKey })
  if (!result.ok) return data({ csv, problem: SCHEDULE_REFUSALS[result.reason] }, { status: 409 })
  if (!dryRun) return done('/app/content?view=list', 'scheduleImported')
  const problem = result.rows.length === 0 ? SCHEDULE_REFUSALS.no_rows : undefined
  return data({ csv, rows: result.rows, problem }, { status: problem ? 422 : 200 })
}

export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} {...(actionData ?? {})} />
}
