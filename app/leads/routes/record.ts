import { exportPerson } from '#app/leads/services/export-person.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/record'

/** Everything that is kept about one person, as a file for whoever asks what is known of them. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, `/app/sales-hub/people/${params.personId}`)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const record = await exportPerson(ctx, { id: params.personId })
  if (!record) throw notFound()
  return new Response(`${JSON.stringify(record, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="person-${record.exportedAt.slice(0, 10)}.json"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
