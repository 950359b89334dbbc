import type { RouterContextProvider } from 'react-router'
import { TOKEN_ERRORS, type TokenError } from '#app/api/copy/apps.ts'
import type { exchangeCode } from '#app/api/services/oauth/exchange-code.ts'
import { readText } from '#app/platform/forms/read-body.server.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'

const LONGEST_BODY = 16_000
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** The form that an app posts; a response that refuses what is none, or one too many. */
export async function readOAuthForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<URLSearchParams | Response> {
  if (request.method !== 'POST') return oauthError('invalid_request', 405, { Allow: 'POST' })
  if (!FORM.test(request.headers.get('Content-Type') ?? '')) return oauthError('invalid_request', 415)
  if (await overLimit(context, 'app_tokens'))
    return oauthError('temporarily_unavailable', 429, { 'Retry-After': '60' })
  const text = await readText(request, LONGEST_BODY)
  if (text === null) return oauthError('invalid_request', 413)
  const form = new URLSearchParams(text)
  const names = [...form.keys()]
  return new Set(names).size < names.length ? oauthError('invalid_request') : form
}

/** A refusal as OAuth writes it (RFC 6749, 5.2). */
export function oauthError(
  error: TokenError,
  status = 400,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { error, error_description: TOKEN_ERRORS[error] }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Tokens as OAuth hands them out, or why there are none. */
export function tokensAnswer(result: Awaited<ReturnType<typeof exchangeCode>>): Response {
  if (!result.ok) return oauthError(result.reason)
  const { accessToken, refreshToken, expiresIn, scopes } = result.tokens
  const body = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } })
}
