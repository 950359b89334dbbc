import { openFile } from '#app/leads/services/open-file.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/file'

/** A file of a person: always to be saved, never to be shown in our name. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const file = await openFile(ctx, params)
  if (!file) throw notFound()
  return new Response(Buffer.from(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
