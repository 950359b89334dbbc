import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { exportSources } from '#app/watch/services/export-sources.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import type { Route } from './+types/opml'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

/** All sources as a file for any feed reader. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return new Response(await exportSources(ctx), {
    headers: {
      'Content-Type': 'text/x-opml; charset=utf-8',
      'Content-Disposition': `attachment; filename="brand-watch-${ctx.now().toISOString().slice(0, 10)}.opml"`,
      'Cache-Control': 'no-store',
    },
  })
}
