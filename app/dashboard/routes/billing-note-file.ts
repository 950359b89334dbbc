import { exportBillingNote } from '#app/dashboard/services/note/export-billing-note.ts'
import { planText } from '#app/dashboard/ui/note/note-words.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, signedIn } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readNoteMonth } from '#core/billing/note/note-month.ts'
import type { Route } from './+types/billing-note-file'

/** The billing note of a month as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  await requireStepUp(request, context, '/app/team/billing')
  if (params.format !== 'csv') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: viewer.userId })
  if (limited) return new Response(limited, { status: 429 })
  const now = services().now()
  const { timeZone } = viewer
  const month = readNoteMonth(new URL(request.url).searchParams.get('month'), now, timeZone)
  const say = (billing: Parameters<typeof planText>[0]) => planText(billing, timeZone)
  const pieces = exportBillingNote(services(), viewer, { month, sayPlan: say })
  return exportFile(pieces, { name: `billing-note-${month.key}`, format: 'csv', now })
}
