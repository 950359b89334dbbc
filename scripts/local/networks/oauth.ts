import { createHash } from 'node:crypto'
import { escapeHtml, json, standInPage } from '../frame/answer.ts'
import { type Books, type Grant, LOCAL_CLIENT, newToken, type Session } from './books.ts'
import type { Dialect } from './dialect.ts'

/** The page that asks whether an app may publish for somebody. */
export function showAuthorize(dialect: Dialect, asked: URLSearchParams): Response {
  const wrong = wrongRequest(dialect, asked)
  if (wrong) return standInPage(dialect.name, 'This link is broken', `<p>${escapeHtml(wrong)}</p>`, 400)
  const hidden = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return standInPage(
    dialect.name,
    'May Brandhearth publish for you?',
    `<p>It asks for: ${escapeHtml(scopesOf(dialect, asked).join(', '))}</p>
<form method="post">${hidden}
<label for="account">Account</label>
<input id="account" name="account" value="ada" pattern="[a-z0-9_]{1,30}" required>
<p><button name="decision" value="allow">Authorise</button>
<button name="decision" value="deny" formnovalidate>Deny</button></p></form>`,
  )
}

/** Sends the browser back with a code, or with a no. */
export function decide(books: Books, dialect: Dialect, asked: URLSearchParams): Response {
  const wrong = wrongRequest(dialect, asked)
  const account = asked.get('account') ?? ''
  if (wrong || !/^\w{1,30}$/.test(account))
    return standInPage(
      dialect.name,
      'This link is broken',
      `<p>${escapeHtml(wrong ?? 'No account')}</p>`,
      400,
    )
  const redirectUri = asked.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  if (asked.get('decision') === 'allow') {
    const code = newToken()
    books.codes[code] = {
      network: dialect.network,
      account,
      scopes: scopesOf(dialect, asked),
      redirectUri,
      challenge: asked.get('code_challenge') ?? '',
      expiresAt: Date.now() + dialect.door.codeMs,
    }
    back.searchParams.set('code', code)
  } else back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', asked.get('state') ?? '')
  return new Response(null, { status: 303, headers: { Location: back.href } })
}

/** Tokens for a code, or for a refresh token. */
export function giveTokens(books: Books, dialect: Dialect, form: URLSearchParams, basic: string): Response {
  const { door } = dialect
  if (!isOurs(dialect, form, basic)) return oauthError(401, 'invalid_client')
  const traded = door.trade?.(books, form)
  if (traded) return traded
  if (form.get('grant_type') === 'refresh_token')
    return renew(books, dialect, form.get('refresh_token') ?? '')
  if (form.get('grant_type') !== 'authorization_code') return oauthError(400, 'unsupported_grant_type')
  const code = form.get('code') ?? ''
  const grant = books.codes[code]
  delete books.codes[code]
  if (!grant || !isFor(grant, dialect, form)) return oauthError(400, 'invalid_grant')
  const session: Session = {
    network: dialect.network,
    account: grant.account,
    scopes: grant.scopes,
    access: newToken(),
    accessExpiresAt: Date.now() + door.accessMs,
    refresh: door.hasRefresh ? newToken() : null,
    replaced: [],
  }
  books.sessions.push(session)
  return tokensOf(dialect, session)
}

/** A refresh token is good once: shown again it ends the session, since one of the two who have it stole it. */
function renew(books: Books, dialect: Dialect, token: string): Response {
  const isOf = ({ network }: Session) => network === dialect.network
  books.sessions = books.sessions.filter(each => !(isOf(each) && each.replaced.includes(token)))
  const session = books.sessions.find(each => isOf(each) && each.refresh !== null && each.refresh === token)
  if (!session) return oauthError(400, 'invalid_grant')
  session.replaced.push(token)
  session.access = newToken()
  session.accessExpiresAt = Date.now() + dialect.door.accessMs
  session.refresh = newToken()
  return tokensOf(dialect, session)
}

export function revoke(books: Books, dialect: Dialect, form: URLSearchParams, basic: string): Response {
  if (!isOurs(dialect, form, basic)) return oauthError(401, 'invalid_client')
  const token = form.get('token')
  books.sessions = books.sessions.filter(({ access, refresh }) => access !== token && refresh !== token)
  return json({})
}

/** Whose token this is; null when none holds. */
export function sessionOf(books: Books, dialect: Dialect, header: string | null): Session | null {
  const token = /^Bearer (.+)$/.exec(header ?? '')?.[1]
  const isIt = ({ network, access, accessExpiresAt }: Session) =>
    network === dialect.network && access === token && accessExpiresAt > Date.now()
  return books.sessions.find(isIt) ?? null
}

function tokensOf({ door }: Dialect, session: Session): Response {
  return json({
    token_type: 'bearer',
    access_token: session.access,
    expires_in: Math.round(door.accessMs / 1000),
    scope: session.scopes.join(door.separator),
    ...(session.refresh === null ? {} : { refresh_token: session.refresh }),
    ...door.more?.(session),
  })
}

function wrongRequest({ door }: Dialect, asked: URLSearchParams): string | null {
  if (asked.get(door.idName) !== LOCAL_CLIENT.id) return 'No app has this id'
  if (asked.get('response_type') !== 'code') return 'Only codes are given'
  const back = URL.parse(asked.get('redirect_uri') ?? '')
  if (!back || !/^(localhost|127\.0\.0\.1)$/.test(back.hostname)) return 'There is no app to go back to'
  const unknown = (asked.get('scope') ?? '').split(door.separator).filter(name => !door.scopes.includes(name))
  if (unknown.length > 0) return `Unknown scope: ${unknown.join(', ')}`
  if (door.hasPkce && (!asked.get('code_challenge') || asked.get('code_challenge_method') !== 'S256'))
    return 'A code challenge is needed'
  return null
}

function scopesOf({ door }: Dialect, asked: URLSearchParams): readonly string[] {
  return (asked.get('scope') ?? '').split(door.separator)
}

function isOurs({ door }: Dialect, form: URLSearchParams, basic: string): boolean {
  const { id, secret } = LOCAL_CLIENT
  return door.hasBasic
    ? basic === `Basic ${btoa(`${id}:${secret}`)}`
    : form.get(door.idName) === id && form.get('client_secret') === secret
}

function isFor(grant: Grant, { network, door }: Dialect, form: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    grant.network === network &&
    grant.redirectUri === form.get('redirect_uri') &&
    grant.expiresAt > Date.now() &&
    (!door.hasPkce || grant.challenge === challenge)
  )
}

function oauthError(status: number, error: string): Response {
  return json({ error, error_description: `The request is refused: ${error}` }, status)
}
