import { readText } from '#app/platform/forms/read-body.server.ts'
import { apiContext } from '#app/platform/http/acting-context.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { evaluatePost } from '#app/posts/services/evaluate-post.ts'
import { readEvaluation } from '#core/posts/evaluation.ts'
import type { Route } from './+types/evaluate-alignment'

/** In bytes. */
const LONGEST_BODY = 400_000

/** Nothing to look at here. */
export function loader() {
  return refuse(405, new Headers({ Allow: 'POST' }))
}

const refuse = (status: number, headers?: Headers) =>
  Response.json(
    { error: `Alignment evaluation failed: ${status}` },
    { status, ...(headers ? { headers } : {}) },
  )

/** Deprecated: a post's alignment for whoever still calls it. New callers use the editor's check. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuse(405, new Headers({ Allow: 'POST' }))
  const ctx = await apiContext(request, context)
  if (!ctx) return refuse(401)
  const limited = await overLimit(context, 'check_post', { user: ctx.userId })
  if (limited) return refuse(429)
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return refuse(413)
  const posted = readEvaluation(text)
  if (!posted.ok) return refuse(posted.reason === 'unreadable' ? 400 : 422)
  const result = await evaluatePost(ctx, posted)
  if (!result.ok) return refuse(result.reason === 'not_found' ? 404 : 403)
  return Response.json(result.evaluation, { headers: { Deprecation: 'true', 'Cache-Control': 'no-store' } })
}
