import { createHash } from 'node:crypto'
import { json } from '../../frame/answer.ts'
import { refuseOAuth } from '../answer.ts'
import { type Books, newSecret, type StandInSession } from '../books.ts'

/** Who asks for tokens, after the client and its proof were found right. */
export interface Asker {
  readonly clientId: string
  readonly kid: string | null
  readonly jkt: string
}

const ACCESS_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** How long a session lives at most: a client that has no key must be allowed again after two weeks. */
const PUBLIC_MS = 14 * DAY_MS
const CONFIDENTIAL_MS = 180 * DAY_MS

/** `POST /oauth/token` */
export function giveTokens(books: Books, form: URLSearchParams, asker: Asker): Response {
  const grant = form.get('grant_type')
  if (grant === 'authorization_code') return exchangeCode(books, form, asker)
  if (grant === 'refresh_token') return refresh(books, form.get('refresh_token') ?? '', asker)
  return refuseOAuth(400, 'unsupported_grant_type', `Grant type "${grant}" is not supported`)
}

function exchangeCode(books: Books, form: URLSearchParams, asker: Asker): Response {
  const code = form.get('code') ?? ''
  const stored = books.codes[code]
  // Good once, whoever comes with it.
  delete books.codes[code]
  if (!stored || stored.expiresAt < Date.now()) return wrongGrant('Invalid code')
  const { request, did } = stored
  const hash = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (request.clientId !== asker.clientId) return wrongGrant('The code was not issued to this client')
  if (request.redirectUri !== form.get('redirect_uri'))
    return wrongGrant('The redirect_uri parameter must match the one used in the authorization request')
  if (request.challenge !== hash) return wrongGrant('Invalid code_verifier')
  if (request.jkt !== asker.jkt) return wrongGrant('DPoP proof does not match the expected JKT')
  const session: StandInSession = {
    ...asker,
    did,
    scope: request.scope,
    createdAt: Date.now(),
    access: newSecret('tok-'),
    accessExpiresAt: Date.now() + ACCESS_MS,
    refresh: newSecret('ref-'),
    used: [],
  }
  books.sessions.push(session)
  return presentTokens(session)
}

/** A refresh token is good once: its second use is taken for a theft and ends the session. */
function refresh(books: Books, token: string, asker: Asker): Response {
  const session = books.sessions.find(({ refresh: held, used }) => held === token || used.includes(token))
  if (!session) return wrongGrant('Invalid refresh token')
  const isReplayed = session.refresh !== token
  const isOver = session.createdAt + (session.kid === null ? PUBLIC_MS : CONFIDENTIAL_MS) < Date.now()
  if (isReplayed || isOver) {
    endSession(books, session)
    return wrongGrant(isReplayed ? 'Refresh token replayed' : 'Session expired')
  }
  if (session.clientId !== asker.clientId || session.kid !== asker.kid)
    return wrongGrant('Token was not issued to this client')
  if (session.jkt !== asker.jkt) return wrongGrant('DPoP proof does not match the expected JKT')
  session.used.push(token)
  session.refresh = newSecret('ref-')
  session.access = newSecret('tok-')
  session.accessExpiresAt = Date.now() + ACCESS_MS
  return presentTokens(session)
}

/** `POST /oauth/revoke`: ends the session of a token of either kind; says so whether there was one or not. */
export function revoke(books: Books, token: string, clientId: string): Response {
  const session = books.sessions.find(({ access, refresh: held }) => access === token || held === token)
  if (session?.clientId === clientId) endSession(books, session)
  return json({})
}

function endSession(books: Books, session: StandInSession): void {
  books.sessions = books.sessions.filter(other => other !== session)
}

function presentTokens(session: StandInSession): Response {
  return json({
    access_token: session.access,
    token_type: 'DPoP',
    refresh_token: session.refresh,
    scope: session.scope,
    expires_in: Math.round((session.accessExpiresAt - Date.now()) / 1000),
    sub: session.did,
  })
}

function wrongGrant(what: string): Response {
  return refuseOAuth(400, 'invalid_grant', what)
}
