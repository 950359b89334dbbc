import type { JsonWebKey } from 'node:crypto'
import { refuseOAuth } from '../answer.ts'
import { readJwt } from './jwt.ts'

/** An app, as its document describes it. */
export interface Client {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly scopes: readonly string[]
  /** Its keys; null for a public client, which has none. */
  readonly keys: readonly JsonWebKey[] | null
  /** Runs on one's own computer: the port of its address may be any. */
  readonly isLoopback: boolean
}

/** Fetches the document at a client's address. */
export type ReadDocument = (clientId: string) => Promise<Response>

const ASSERTION_S = 60
const SKEW_S = 10
const LOOPBACK_QUERY = /^http:\/\/localhost\/?(?:\?(.*))?$/s
const KNOWN_SCOPE =
  /^(?:atproto|transition:(?:generic|email|chat\.bsky)|(?:repo|blob|rpc|account|identity|include)[:?]\S+)$/
const OLD_SCOPE = /^(?:atproto|transition:(?:generic|email|chat\.bsky))$/

/** The app behind an id, or the refusal. `isOlder` is a server that knows no granular scopes. */
export async function findClient(
  clientId: string,
  options: { readonly readDocument: ReadDocument; readonly isOlder: boolean },
): Promise<Client | Response> {
  const client = clientId.startsWith('http://localhost')
    ? readLoopback(clientId)
    : await readDocument(clientId, options.readDocument)
  if (client instanceof Response) return client
  if (!client.scopes.includes('atproto')) return wrongClient('Missing "atproto" scope')
  const known = options.isOlder ? OLD_SCOPE : KNOWN_SCOPE
  const unknown = client.scopes.find(scope => !known.test(scope))
  return unknown === undefined ? client : wrongClient(`Unsupported scope "${unknown}"`)
}

/** Reads a document over plain http from this computer; others are out of reach for a stand-in. */
export async function readLocalDocument(clientId: string): Promise<Response> {
  if (URL.parse(clientId)?.hostname !== '127.0.0.1') throw new Error('not on this computer')
  return fetch(clientId, { redirect: 'error', headers: { Accept: 'application/json' } })
}

/** A client without a document: all that there is to know stands in its id. */
function readLoopback(clientId: string): Client | Response {
  const parts = LOOPBACK_QUERY.exec(clientId)
  if (!parts) return wrongClient('Loopback ClientID must not contain a port or a path')
  const query = new URLSearchParams(parts[1] ?? '')
  const strange = [...query.keys()].find(name => name !== 'redirect_uri' && name !== 'scope')
  if (strange !== undefined) return wrongClient(`Unexpected query parameter "${strange}"`)
  const given = query.getAll('redirect_uri')
  const redirectUris = given.length > 0 ? given : ['http://127.0.0.1/', 'http://[::1]/']
  if (!redirectUris.every(uri => /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(uri)))
    return wrongClient('Loopback redirect_uri must be 127.0.0.1 or [::1]')
  const scopes = (query.get('scope') ?? 'atproto').split(' ')
  return { id: clientId, name: 'An app on this computer', redirectUris, scopes, keys: null, isLoopback: true }
}

async function readDocument(clientId: string, read: ReadDocument): Promise<Client | Response> {
  const document = await readJson(clientId, read)
  if (!document) return wrongClient(`Unable to load client information for "${clientId}"`)
  if (document.client_id !== clientId) return wrongClient('client_id does not match')
  if (document.dpop_bound_access_tokens !== true)
    return wrongClient('"dpop_bound_access_tokens" must be true')
  const redirectUris = textsOf(document.redirect_uris)
  if (redirectUris.length === 0) return wrongClient('At least one redirect_uri is required')
  for (const grant of ['authorization_code', 'refresh_token'])
    if (!textsOf(document.grant_types).includes(grant)) return wrongClient(`Grant type "${grant}" is missing`)
  if (!textsOf(document.response_types).includes('code'))
    return wrongClient('Response type "code" is missing')
  const scopes = typeof document.scope === 'string' ? document.scope.split(' ') : []
  const name = typeof document.client_name === 'string' ? document.client_name : new URL(clientId).host
  const client = { id: clientId, name, redirectUris, scopes, isLoopback: false }
  if (document.token_endpoint_auth_method === 'none') return { ...client, keys: null }
  if (document.token_endpoint_auth_method !== 'private_key_jwt')
    return wrongClient('Use "private_key_jwt" or "none" as token_endpoint_auth_method')
  if (document.token_endpoint_auth_signing_alg !== 'ES256')
    return wrongClient('Missing token_endpoint_auth_signing_alg client metadata')
  const set =
    typeof document.jwks_uri === 'string' ? await readJson(document.jwks_uri, read) : objectOf(document.jwks)
  const keys = Array.isArray(set?.keys) ? (set.keys as JsonWebKey[]) : []
  return keys.length > 0
    ? { ...client, keys }
    : wrongClient('private_key_jwt auth method requires at least one key in jwks')
}

/**
 * Whether a call comes from the client that it names, by the key of its document: the key's id, null for a public client,
 * or the refusal.
 */
export function authenticate(
  client: Client,
  form: URLSearchParams,
  issuer: string,
): { readonly kid: string | null } | Response {
  const wrong = (what: string) => refuseOAuth(400, 'invalid_client', what)
  if (!client.keys) return { kid: null }
  if (form.get('client_assertion_type') !== 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
    return wrong('client authentication method "private_key_jwt" required a "client_assertion"')
  const jwt = readJwt(form.get('client_assertion') ?? '')
  const kid = jwt?.header.kid
  const key = client.keys.find(candidate => candidate.kid === kid)
  if (!jwt || typeof kid !== 'string' || !key?.kid || !jwt.isSignedBy(key))
    return wrong('Validation of "client_assertion" failed: signature verification failed')
  const { iss, sub, aud, iat, exp, jti } = jwt.payload
  const nowS = Date.now() / 1000
  const isTimely =
    typeof iat === 'number' &&
    iat <= nowS + SKEW_S &&
    iat >= nowS - ASSERTION_S - SKEW_S &&
    Number(exp ?? nowS) >= nowS - SKEW_S
  if (iss !== client.id || sub !== client.id || ![aud].flat().includes(issuer) || typeof jti !== 'string')
    return wrong('Validation of "client_assertion" failed: unexpected claim')
  return isTimely ? { kid } : wrong('Validation of "client_assertion" failed: "iat" or "exp" check failed')
}

/** Whether a client may be answered at an address. */
export function mayReturnTo(client: Client, redirectUri: string): boolean {
  if (client.redirectUris.includes(redirectUri)) return true
  const asked = URL.parse(redirectUri)
  if (!client.isLoopback || !asked) return false
  return client.redirectUris.some(uri => {
    const allowed = URL.parse(uri)
    return (
      allowed?.hostname === asked.hostname &&
      allowed.pathname === asked.pathname &&
      allowed.search === asked.search &&
      asked.protocol === 'http:'
    )
  })
}

async function readJson(address: string, read: ReadDocument): Promise<Record<string, unknown> | null> {
  try {
    const response = await read(address)
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status !== 200 || !type.startsWith('application/json')) return null
    return objectOf(await response.json())
  } catch {
    return null
  }
}

function wrongClient(what: string): Response {
  return refuseOAuth(400, 'invalid_client_metadata', what)
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
