import { exportSubmissions } from '#app/lead-forms/services/export-submissions.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/export'

/** What came in by a form as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { formId, format } = params
  await requireStepUp(request, context, `/app/sales-hub/forms/${formId}`)
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const pieces = await exportSubmissions(ctx, { formId, format })
  if (!pieces) throw notFound()
  return exportFile(pieces, { name: 'form', format, now: ctx.now() })
}
