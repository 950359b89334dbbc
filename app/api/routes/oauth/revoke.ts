import { oauthError, readOAuthForm } from '#app/api/http/oauth/token-answers.ts'
import { endToken } from '#app/api/services/oauth/end-token.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/revoke'

export const loader = () => oauthError('invalid_request', 405, { Allow: 'POST' })

/** Where apps give their tokens back; the answer is the same for tokens that nobody has, but not for none (RFC 7009). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readOAuthForm(request, context)
  if (form instanceof Response) return form
  const token = form.get('token')
  if (!token) return oauthError('invalid_request')
  await endToken(services(), { token, clientId: form.get('client_id') ?? '' })
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } })
}
