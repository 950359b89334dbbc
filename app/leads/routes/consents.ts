import { exportConsents } from '#app/leads/services/export-consents.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/consents'

/** What one person agreed to, as a file to show to them or to a regulator. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, `/app/sales-hub/people/${params.personId}`)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const proof = await exportConsents(ctx, { id: params.personId })
  if (!proof) throw notFound()
  return new Response(`${JSON.stringify(proof, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="permissions-${ctx.now().toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
