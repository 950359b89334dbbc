import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { BRAND_PROBLEMS } from '#app/brand/copy.ts'
import { putClarify } from '#app/brand/services/put-clarify.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import { readText } from '#app/platform/forms/read-body.server.ts'
import { apiContext } from '#app/platform/http/acting-context.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import type { Route } from './+types/clarify-api'

const NO_SESSION = 'No active session'
/** In bytes. */
const LONGEST_BODY = 1_000_000

const refuse = (status: number, error: string, headers?: Headers) =>
  Response.json({ error }, { status, ...(headers ? { headers } : {}) })

/** The brand for clients of the older API: the foundation keyed by field; `{}` when nothing was answered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await apiContext(request, context)
  if (!ctx) return refuse(401, NO_SESSION)
  const { answers, source } = await readBrand(ctx)
  return source === null ? refuse(500, BRAND_PROBLEMS.load) : Response.json(answers)
}

/** PUT takes the fields to change as JSON: the others stay, an empty one is removed. Answers the whole foundation. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return refuse(405, 'Method not allowed', new Headers({ Allow: 'GET, PUT' }))
  const ctx = await apiContext(request, context)
  if (!ctx) return refuse(401, NO_SESSION)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return refuse(429, limited)
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return refuse(413, 'Too much text')
  const result = await putClarify(ctx, { json: text })
  if (result.ok) return Response.json(result.answers)
  switch (result.reason) {
    case 'unreadable':
      return refuse(400, 'Expected a JSON object of answers')
    case 'invalid':
      return refuse(422, `${result.key}: ${result.message}`)
    case 'read_only':
      return refuse(403, readOnlyText)
    case 'not_saved':
      return refuse(500, BRAND_PROBLEMS.save)
  }
}
