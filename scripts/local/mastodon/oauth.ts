import { createHash } from 'node:crypto'
import { escapeHtml, json } from '../frame/answer.ts'
import { page, refuse, refuseOAuth } from './answer.ts'
import { type Books, newToken, nextId } from './books.ts'
import type { Given } from './parameters.ts'

/** Scopes that the stand-in knows; `profile` came with 4.3. */
const SCOPES = [
  ...['read', 'write', 'profile', 'read:accounts', 'read:statuses'],
  ...['write:statuses', 'write:media'],
]
const CODE_MS = 10 * 60_000

/** How a server describes itself to apps, since 4.3. */
export function metadata(url: string): Response {
  return json({
    issuer: `${url}/`,
    service_documentation: 'https://docs.joinmastodon.org/',
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    app_registration_endpoint: `${url}/api/v1/apps`,
    revocation_endpoint: `${url}/oauth/revoke`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  })
}

/** `POST /api/v1/apps` */
export function registerApp(books: Books, given: Given, isOlder: boolean): Response {
  const { client_name: name, redirect_uris: uris, scopes = 'read' } = given
  if (typeof name !== 'string' || name.trim() === '')
    return refuse(422, "Validation failed: Application name can't be blank")
  if (!Array.isArray(uris) || uris.length === 0 || uris.some(uri => !URL.canParse(String(uri))))
    return refuse(422, 'Validation failed: Redirect URI must be an absolute URI.')
  const asked = String(scopes).split(' ')
  if (!knows(asked, isOlder))
    return refuse(422, "Validation failed: Scopes doesn't match configured on the server.")
  const app = { id: newToken(), secret: newToken(), name, redirectUris: uris.map(String), scopes: asked }
  books.apps[app.id] = app
  return json({
    id: nextId(books),
    name,
    website: given.website ?? null,
    scopes: asked,
    redirect_uris: app.redirectUris,
    redirect_uri: app.redirectUris.join('\n'),
    client_id: app.id,
    client_secret: app.secret,
    client_secret_expires_at: 0,
  })
}

function knows(scopes: readonly string[], isOlder: boolean): boolean {
  return scopes.every(scope => SCOPES.includes(scope) && !(isOlder && scope === 'profile'))
}

/** `GET /oauth/authorize`: asks who one is and whether the app may. */
export function showAuthorize(books: Books, url: URL, isOlder: boolean): Response {
  const asked = readRequest(books, url.searchParams, isOlder)
  if (typeof asked === 'string') return page('Something is wrong', `<p>${escapeHtml(asked)}</p>`, 400)
  const hidden = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    `Let ${asked.app.name} use an account?`,
    `<p>It asks for: ${escapeHtml(asked.scopes.join(', '))}</p>
<form method="post" action="/oauth/authorize">${hidden.join('')}
<label for="account">Account</label><input id="account" name="account" value="founder" pattern="[a-z0-9_]{1,30}" required>
<p><button name="decision" value="allow">Authorise</button> <button name="decision" value="deny">Deny</button></p></form>`,
  )
}

/** `POST /oauth/authorize`: sends the browser back with a code, or with a no. */
export function decide(books: Books, form: URLSearchParams, isOlder: boolean): Response {
  const account = form.get('account') ?? ''
  const asked = readRequest(books, form, isOlder)
  if (typeof asked === 'string') return page('Something is wrong', `<p>${escapeHtml(asked)}</p>`, 400)
  const back = new URL(asked.redirectUri)
  if (form.has('state')) back.searchParams.set('state', form.get('state') ?? '')
  if (form.get('decision') !== 'allow') {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set(
      'error_description',
      'The resource owner or authorization server denied the request.',
    )
  } else {
    if (!/^[a-z0-9_]{1,30}$/.test(account))
      return page('Something is wrong', '<p>An account has letters, digits and _ only.</p>', 422)
    const code = newToken()
    books.codes[code] = {
      appId: asked.app.id,
      account,
      redirectUri: asked.redirectUri,
      scopes: asked.scopes,
      challenge: asked.challenge,
      expiresAt: Date.now() + CODE_MS,
    }
    back.searchParams.set('code', code)
  }
  return new Response(null, { status: 302, headers: { Location: back.href } })
}

/** What an app asks for, or what is wrong with it. */
function readRequest(books: Books, query: URLSearchParams, isOlder: boolean) {
  const app = books.apps[query.get('client_id') ?? '']
  if (!app) return 'Client authentication failed due to unknown client.'
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!app.redirectUris.includes(redirectUri)) return 'The redirect uri included is not valid.'
  if (query.get('response_type') !== 'code')
    return 'The authorization server does not support this response type.'
  const scopes = (query.get('scope') ?? 'read').split(' ')
  if (!scopes.every(scope => app.scopes.includes(scope)))
    return 'The requested scope is invalid, unknown, or malformed.'
  const challenge = query.get('code_challenge')
  if (isOlder) return { app, redirectUri, scopes, challenge: null }
  if (challenge === null || query.get('code_challenge_method') !== 'S256')
    return 'The code challenge method must be S256.'
  return { app, redirectUri, scopes, challenge }
}

/** `POST /oauth/token` */
export function giveToken(books: Books, given: Given): Response {
  const app = findApp(books, given)
  if (!app) return unknownClient()
  const isOwn = given.grant_type === 'client_credentials'
  const granted = isOwn ? { account: null, scopes: app.scopes } : takeCode(books, given, app.id)
  if (!granted)
    return refuseOAuth(
      400,
      'invalid_grant',
      'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
    )
  const token = newToken()
  const { account, scopes } = granted
  books.tokens[token] = { appId: app.id, account, scopes }
  return json({
    access_token: token,
    token_type: 'Bearer',
    scope: scopes.join(' '),
    created_at: Math.floor(Date.now() / 1000),
  })
}

function takeCode(books: Books, given: Given, appId: string) {
  const code = String(given.code ?? '')
  const stored = given.grant_type === 'authorization_code' ? books.codes[code] : undefined
  if (!stored) return null
  // Good once, whoever comes with it.
  delete books.codes[code]
  const hash = createHash('sha256')
    .update(String(given.code_verifier ?? ''))
    .digest('base64url')
  const isRight =
    stored.appId === appId &&
    stored.redirectUri === given.redirect_uri &&
    stored.expiresAt > Date.now() &&
    (stored.challenge === null || stored.challenge === hash)
  return isRight ? stored : null
}

/** `POST /oauth/revoke` */
export function revokeToken(books: Books, given: Given): Response {
  const app = findApp(books, given)
  const token = String(given.token ?? '')
  const stored = books.tokens[token]
  if (!app || (stored && stored.appId !== app.id))
    return refuseOAuth(403, 'unauthorized_client', 'You are not authorized to revoke this token')
  delete books.tokens[token]
  return json({})
}

function findApp(books: Books, given: Given) {
  const app = books.apps[String(given.client_id ?? '')]
  return app && app.secret === given.client_secret ? app : null
}

function unknownClient(): Response {
  return refuseOAuth(
    401,
    'invalid_client',
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  )
}
