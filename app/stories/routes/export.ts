import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { exportStories } from '#app/stories/services/exchange/export-stories.ts'
import { readStoryFilters } from '#core/stories/filters.ts'
import type { Route } from './+types/export'

/** The filtered stories as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/storybank')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const { search, kind, status, permission, link } = readStoryFilters(new URL(request.url).searchParams)
  const filter = {
    search: search || undefined,
    kind: kind ?? undefined,
    status: status ?? undefined,
    permission: permission ?? undefined,
    link: link ?? undefined,
  }
  const pieces = exportStories(ctx, { format, filter })
  return exportFile(pieces, { name: 'stories', format, now: ctx.now() })
}
