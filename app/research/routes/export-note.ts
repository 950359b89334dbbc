import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { exportNote } from '#app/research/services/notes/export-notes.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import type { Route } from './+types/export-note'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

/** One note as a Markdown file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const text = await exportNote(ctx, { id: params.noteId })
  if (text === null) throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="research-note-${ctx.now().toISOString().slice(0, 10)}.md"`,
      'Cache-Control': 'no-store',
    },
  })
}
