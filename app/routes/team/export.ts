import { deedText, doerName, TEAM_REFUSALS } from '#app/copy/team/team.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { exportFile } from '#app/http/page/export-file.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { notFound } from '#app/http/respond.ts'
import { exportActivity } from '#app/services/identity/team/activity/export-activity.ts'
import { readActivityAddress } from '#core/identity/team/activity-address.ts'
import type { Route } from './+types/export'

/** The filtered activity log as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited.message, { status: 429, headers: limited.headers })
  const { memberId, part } = readActivityAddress(new URL(request.url).searchParams)
  const exported = await exportActivity(ctx, {
    format,
    wanted: { memberId, part },
    say: row => ({ who: doerName(row), what: deedText(row) }),
  })
  if (!exported.ok) return new Response(TEAM_REFUSALS[exported.reason], { status: 403 })
  return exportFile(exported.pieces, { name: 'activity', format, now: ctx.now() })
}
