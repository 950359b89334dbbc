import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { exportNotes } from '#app/research/services/notes/export-notes.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import type { Route } from './+types/export-notes'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

/** All notes as one Markdown file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return new Response(await exportNotes(ctx), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="research-${ctx.now().toISOString().slice(0, 10)}.md"`,
      'Cache-Control': 'no-store',
    },
  })
}
