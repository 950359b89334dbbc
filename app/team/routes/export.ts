import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { deedText, doerName, TEAM_REFUSALS } from '#app/team/copy.ts'
import { exportActivity } from '#app/team/services/export-activity.ts'
import { readActivityAddress } from '#core/team/activity-address.ts'
import type { Route } from './+types/export'

/** The filtered activity log as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/team')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { memberId, part } = readActivityAddress(new URL(request.url).searchParams)
  const exported = await exportActivity(ctx, {
    format,
    wanted: { memberId, part },
    say: row => ({ who: doerName(row), what: deedText(row) }),
  })
  if (!exported.ok) return new Response(TEAM_REFUSALS[exported.reason], { status: 403 })
  return exportFile(exported.pieces, { name: 'activity', format, now: ctx.now() })
}
