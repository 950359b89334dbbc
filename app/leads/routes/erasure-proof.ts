import { readErasureProof } from '#app/leads/services/read-erasure-proof.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/erasure-proof'

/** The proof that somebody was deleted on their request, as a file for them or for a regulator. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const proof = await readErasureProof(ctx, { id: params.erasureId })
  if (proof === null) throw notFound()
  return new Response(proof, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="deletion-proof.txt"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
