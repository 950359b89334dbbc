import { byteStream } from '#app/platform/http/byte-stream.ts'
import { personContext, requireStepUp } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { openExport } from '#app/settings/services/export/open-export.ts'
import type { Route } from './+types/export-file'

/** The ZIP of one's own workspace, sent part by part. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await personContext(request, context)
  await requireStepUp(request, context, '/app/settings/privacy')
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const opened = await openExport(ctx, { id: params.exportId })
  if (!opened) throw notFound()
  const name = `brandhearth-${opened.readyAt.toISOString().slice(0, 10)}.zip`
  return new Response(byteStream(opened.read()), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(opened.bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
