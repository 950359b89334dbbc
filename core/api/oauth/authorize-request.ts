import { API_SCOPES, type ApiScope, readScopes } from '../scopes.ts'

/** What an app asks for in the browser, checked but for who it is. */
export interface AuthorizeRequest {
  readonly state: string
  readonly challenge: string
  /** What it asks for; everything that drafts without any word of its own. */
  readonly scopes: readonly ApiScope[]
}

/** Why an app is sent back without asking the person (RFC 6749, RFC 8707). */
export type AuthorizeError =
  | 'unsupported_response_type'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'

const CHALLENGE = /^[\w-]{43}$/
/** What we read; of none may there be two. */
const PARAMETERS = [
  ...['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'resource'],
  ...['code_challenge', 'code_challenge_method'],
]
const USUAL_SCOPES = ['draft'] as const

/** Where tokens of ours are valid, and nowhere else. */
export function resourceOf(appUrl: string): string {
  return `${appUrl}/mcp`
}

/** Is this the address our tokens are for? An app that names none means it. */
export function isOurResource(named: string | null, appUrl: string): boolean {
  return named === null || named === resourceOf(appUrl) || named === `${resourceOf(appUrl)}/`
}

/** Reads what an app asks for; parameters that come twice are refused (RFC 6749, 3.1). */
export function readAuthorizeRequest(
  params: URLSearchParams,
  appUrl: string,
): AuthorizeRequest | AuthorizeError {
  if (PARAMETERS.some(name => params.getAll(name).length > 1)) return 'invalid_request'
  if (params.get('response_type') !== 'code') return 'unsupported_response_type'
  const challenge = params.get('code_challenge') ?? ''
  if (params.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) return 'invalid_request'
  if (!isOurResource(params.get('resource'), appUrl)) return 'invalid_target'
  const state = params.get('state') ?? ''
  // The database keeps no NUL.
  if (state.length > 2000 || state.includes('\0')) return 'invalid_request'
  const words = (params.get('scope') ?? '').split(' ').filter(Boolean)
  // Words of other servers are left out, as the standard allows; an app that asks for none of ours is told.
  const known = words.filter(word => API_SCOPES.some(scope => scope === word) || word === 'offline_access')
  if (words.length > 0 && known.length === 0) return 'invalid_scope'
  return { state, challenge, scopes: readScopes(words.length === 0 ? USUAL_SCOPES : known) }
}

/** An app’s address with an answer; `iss` says whose it is (RFC 9207). */
export function answerAddress(
  redirectUri: string,
  answer: Readonly<Record<string, string>>,
  { state, appUrl }: { state: string; appUrl: string },
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== '') url.searchParams.set('state', state)
  url.searchParams.set('iss', appUrl)
  return url.href
}
