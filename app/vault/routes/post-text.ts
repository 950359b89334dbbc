import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { hadVault } from '#app/vault/services/had-vault.ts'
import { readPostText } from '#app/vault/services/read-post-text.ts'
import type { Route } from './+types/post-text'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasVault', hadVault)]

/** A finished post as a text file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const file = await readPostText(await workspaceContext(request, context), { id: params.postId })
  if (!file) throw notFound()
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
