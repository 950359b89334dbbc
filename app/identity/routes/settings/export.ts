import { auditActor, SECURITY_EVENTS } from '#app/identity/copy/identity.ts'
import { exportAudit } from '#app/identity/services/audit/export-audit.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { personContext, requireStepUp } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/export'

/** The whole log of one's account and workspace as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await personContext(request, context)
  await requireStepUp(request, context, '/app/settings/security')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const pieces = await exportAudit(ctx, {
    format,
    caller: callerOf(request, context),
    say: entry => ({ what: SECURITY_EVENTS[entry.type] ?? entry.type, who: auditActor(entry) }),
  })
  return exportFile(pieces, { name: 'security-log', format, now: ctx.now() })
}
