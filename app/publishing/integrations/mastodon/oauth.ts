import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { JsonAnswer } from '#app/platform/integrations/json-answer.ts'
import { isTokenOver } from '#app/publishing/integrations/oauth/token-is-over.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { callMastodon, type MastodonServer, saidError } from './call.ts'

/** Milliseconds for each call while somebody waits. */
const PATIENCE_MS = 10_000
const PUBLISHING_SCOPES = ['read:statuses', 'write:statuses', 'write:media']

/** How a server wants to be asked for access. */
export interface MastodonDoor {
  readonly authorizePath: string
  readonly tokenPath: string
  readonly revokePath: string
  readonly appsPath: string
  readonly scopes: readonly string[]
  /** False before 4.3. */
  readonly hasPkce: boolean
}

/** Why a server could not be asked, or would not answer. */
export type DoorRefusal =
  | Refusal<'unreachable' | 'not_public' | 'not_mastodon' | 'busy' | 'unknown_app' | 'refused'>
  /** Its accounts are at another host. */
  | Refusal<'moved', { readonly host: string }>

const metadataSchema = v.object({
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  revocation_endpoint: v.optional(v.string()),
  app_registration_endpoint: v.optional(v.string()),
  scopes_supported: v.optional(v.array(v.string())),
  code_challenge_methods_supported: v.optional(v.array(v.string())),
})

/** What servers of before 4.3 have, which do not describe themselves. */
const OLD_DOOR: MastodonDoor = {
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  revokePath: '/oauth/revoke',
  appsPath: '/api/v1/apps',
  scopes: ['read:accounts', ...PUBLISHING_SCOPES],
  hasPkce: false,
}

/**
 * How a server is to be asked for access: as it describes itself, or as servers did before they described themselves. All
 * of it has to be at the server's own origin, so that no description sends our secrets elsewhere.
 */
export async function findDoor(server: MastodonServer): Promise<Ok<{ door: MastodonDoor }> | DoorRefusal> {
  const path = '/.well-known/oauth-authorization-server'
  const answer = await callMastodon(server, { method: 'GET', path, timeoutMs: PATIENCE_MS })
  if (answer.kind === 'answered' && answer.status === 404) return findOldDoor(server)
  if (answer.kind === 'answered' && answer.status >= 300 && answer.status < 400)
    return movedTo(server, answer)
  if (answer.kind !== 'answered' || answer.status !== 200) return refusalOf(answer)
  const parsed = v.safeParse(metadataSchema, answer.data)
  if (!parsed.success) return err('not_mastodon')
  const said = parsed.output
  const authorize = URL.parse(said.authorization_endpoint)
  if (authorize && authorize.origin !== server.origin) return moved(authorize)
  const [authorizePath, tokenPath, revokePath, appsPath] = [
    said.authorization_endpoint,
    said.token_endpoint,
    said.revocation_endpoint ?? `${server.origin}${OLD_DOOR.revokePath}`,
    said.app_registration_endpoint ?? `${server.origin}${OLD_DOOR.appsPath}`,
  ].map(address => ownPathOf(server, address))
  if (!authorizePath || !tokenPath || !revokePath || !appsPath) return err('not_mastodon')
  const profile = said.scopes_supported?.includes('profile') ? 'profile' : 'read:accounts'
  return ok({
    door: {
      ...{ authorizePath, tokenPath, revokePath, appsPath },
      scopes: [profile, ...PUBLISHING_SCOPES],
      hasPkce: said.code_challenge_methods_supported?.includes('S256') ?? false,
    },
  })
}

/** A server of before 4.3 is known by how it describes itself otherwise. */
async function findOldDoor(server: MastodonServer): Promise<Ok<{ door: MastodonDoor }> | DoorRefusal> {
  const answer = await callMastodon(server, {
    method: 'GET',
    path: '/api/v2/instance',
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered' || answer.status !== 200) return refusalOf(answer)
  const isInstance = typeof answer.data === 'object' && answer.data !== null && 'configuration' in answer.data
  return isInstance ? ok({ door: OLD_DOOR }) : err('not_mastodon')
}

/** An app as the server registered it. */
export interface MastodonApp {
  readonly clientId: string
  readonly clientSecret: string
}

const appSchema = v.object({
  client_id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  client_secret: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
})

/**
 * Registers us at a server, which has to be done once for each address it may send people back to. A token of the app's
 * own is taken at once: servers of before 4.3 forget apps that never had one.
 */
export async function registerApp(
  server: MastodonServer,
  door: MastodonDoor,
  input: { readonly redirectUri: string; readonly website: string },
): Promise<Ok<{ app: MastodonApp }> | DoorRefusal> {
  const answer = await callMastodon(server, {
    method: 'POST',
    path: door.appsPath,
    json: {
      client_name: 'Brandhearth',
      redirect_uris: [input.redirectUri],
      scopes: door.scopes.join(' '),
      website: input.website,
    },
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered' || answer.status !== 200) return refusalOf(answer)
  const parsed = v.safeParse(appSchema, answer.data)
  if (!parsed.success) return err('not_mastodon')
  const app = { clientId: parsed.output.client_id, clientSecret: parsed.output.client_secret }
  await checkApp(server, door, app)
  return ok({ app })
}

/** Does the server still know this app? `unknown_app` when it has forgotten it. */
export async function checkApp(
  server: MastodonServer,
  door: MastodonDoor,
  app: MastodonApp,
): Promise<Ok | DoorRefusal> {
  const answer = await callMastodon(server, {
    method: 'POST',
    path: door.tokenPath,
    json: { grant_type: 'client_credentials', client_id: app.clientId, client_secret: app.clientSecret },
    timeoutMs: PATIENCE_MS,
  })
  return answer.kind === 'answered' && answer.status === 200 ? ok() : refusalOf(answer)
}

/** What one way to a server and back keeps until the browser returns. */
export interface Departure {
  readonly state: string
  /** '' where the server knows no PKCE. */
  readonly codeVerifier: string
  /** Where the browser goes. */
  readonly address: string
}

/** Where to send a browser so that somebody allows us in. `forceLogin` makes the server ask who they are. */
export function depart(
  server: MastodonServer,
  door: MastodonDoor,
  input: { readonly app: MastodonApp; readonly redirectUri: string; readonly forceLogin: boolean },
): Departure {
  const [state, codeVerifier] = [randomBytes(24), randomBytes(32)].map(bytes =>
    bytes.toString('base64url'),
  ) as [string, string]
  const address = new URL(door.authorizePath, server.origin)
  const parameters = {
    response_type: 'code',
    client_id: input.app.clientId,
    redirect_uri: input.redirectUri,
    scope: door.scopes.join(' '),
    state,
    ...(door.hasPkce ? { code_challenge: challengeOf(codeVerifier), code_challenge_method: 'S256' } : {}),
    ...(input.forceLogin ? { force_login: 'true' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return { state, codeVerifier: door.hasPkce ? codeVerifier : '', address: address.href }
}

const tokenSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  scope: v.string(),
})

/** Exchanges what the browser brought back for a token. */
export async function exchangeCode(
  server: MastodonServer,
  tokenPath: string,
  input: {
    readonly app: MastodonApp
    readonly code: string
    readonly codeVerifier: string
    readonly redirectUri: string
  },
): Promise<Ok<{ accessToken: string; scope: string }> | DoorRefusal> {
  const { app, code, codeVerifier, redirectUri } = input
  const answer = await callMastodon(server, {
    method: 'POST',
    path: tokenPath,
    json: {
      grant_type: 'authorization_code',
      code,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: redirectUri,
      ...(codeVerifier === '' ? {} : { code_verifier: codeVerifier }),
    },
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered' || answer.status !== 200) return refusalOf(answer)
  const parsed = v.safeParse(tokenSchema, answer.data)
  if (!parsed.success) return err('refused')
  const { access_token: accessToken, scope } = parsed.output
  return mayPublish(scope) ? ok({ accessToken, scope }) : err('refused')
}

/** People may be given a token that allows less than was asked for. */
function mayPublish(scope: string): boolean {
  const scopes = scope.split(' ')
  return (
    (scopes.includes('write') || scopes.includes('write:statuses')) &&
    (scopes.includes('read') || scopes.includes('read:statuses'))
  )
}

const accountSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  display_name: v.optional(v.string(), ''),
})

/** Whose account a token is for. */
export interface MastodonPerson {
  readonly accountId: string
  /** As people write it: `@ada@mastodon.example`. */
  readonly handle: string
  readonly displayName: string
}

/** Asks the server whose token this is. */
export async function readPerson(
  server: MastodonServer,
  accessToken: string,
): Promise<Ok<{ person: MastodonPerson }> | DoorRefusal> {
  const path = '/api/v1/accounts/verify_credentials'
  const answer = await callMastodon(server, {
    method: 'GET',
    path,
    token: accessToken,
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered' || answer.status !== 200) return refusalOf(answer)
  const parsed = v.safeParse(accountSchema, answer.data)
  if (!parsed.success) return err('not_mastodon')
  const { id, username, display_name: name } = parsed.output
  const { host } = new URL(server.origin)
  return ok({
    person: {
      accountId: id,
      handle: `@${username}@${host}`.slice(0, 300),
      displayName: name.slice(0, 300),
    },
  })
}

/** Ends a token at its server. Says whether the server agreed; a token that is over already counts as ended. */
export async function revokeToken(
  server: MastodonServer,
  input: { readonly app: MastodonApp; readonly accessToken: string; readonly revokePath: string },
): Promise<boolean> {
  const answer = await callMastodon(server, {
    method: 'POST',
    path: input.revokePath,
    json: {
      client_id: input.app.clientId,
      client_secret: input.app.clientSecret,
      token: input.accessToken,
    },
    timeoutMs: PATIENCE_MS,
  })
  return answer.kind === 'answered' && isTokenOver(answer)
}

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

/** The path of an address at the server itself; null for an address elsewhere. */
function ownPathOf(server: MastodonServer, address: string): string | null {
  const url = URL.parse(address)
  return url?.origin === server.origin ? `${url.pathname}${url.search}` : null
}

function movedTo(server: MastodonServer, answer: Extract<JsonAnswer, { kind: 'answered' }>): DoorRefusal {
  const to = URL.parse(answer.headers.location ?? '', server.origin)
  return to && to.origin !== server.origin ? moved(to) : err('not_mastodon')
}

function moved(to: URL): DoorRefusal {
  return to.protocol === 'https:' ? err('moved', { host: to.host }) : err('not_mastodon')
}

function refusalOf(answer: JsonAnswer): DoorRefusal {
  if (answer.kind === 'not_sent') return err(answer.isBlocked ? 'not_public' : 'unreachable')
  if (answer.kind === 'lost') return err('unreachable')
  const { status, data } = answer
  const word = typeof data === 'object' && data !== null && 'error' in data ? data.error : ''
  if (word === 'invalid_client') return err('unknown_app')
  if (status === 429) return err('busy')
  if (status >= 500) return err('unreachable')
  // What answers in other words than Mastodon's is something else.
  return saidError(data) === '' ? err('not_mastodon') : err('refused')
}
