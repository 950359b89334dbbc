import { exportPeople } from '#app/leads/services/export-people.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readPeopleAddress } from '#core/leads/address.ts'
import type { Route } from './+types/export'

/** The filtered people as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/sales-hub/people')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { page: _, ...filter } = readPeopleAddress(new URL(request.url).searchParams)
  return exportFile(exportPeople(ctx, { format, filter }), { name: 'people', format, now: ctx.now() })
}
