import * as openid from 'openid-client'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'

/** How to reach Google, from the configuration. */
export interface GoogleSettings {
  /** As it names itself: https, or plain http on this machine, where stand-ins live. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What one sign-in keeps in the browser that began it: the state its answer must carry and two secrets. */
export interface GoogleAttempt {
  readonly state: string
  readonly codeVerifier: string
  readonly nonce: string
}

/** What Google says of the person who signed in there. */
export interface GooglePerson {
  /** Google's own, never changing name for the person: the only thing we identify them by. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

export type GoogleRefusal = Refusal<'cancelled'> | Refusal<'refused_by_google', { readonly detail: string }>

/** Seconds that each request to a slow provider may take. */
const PATIENCE_S = 5
const HOUR_MS = 3_600_000

const clients = new Map<string, { at: number; client: Promise<openid.Configuration> }>()

/**
 * The provider as its discovery document describes it, read once an hour. Throws when it cannot be read, is not the
 * issuer's own, or names an endpoint without TLS (a stand-in on this machine excepted).
 */
export async function discoverGoogle(settings: GoogleSettings): Promise<openid.Configuration> {
  const key = `${settings.issuer} ${settings.clientId}`
  const cached = clients.get(key)
  if (cached && Date.now() - cached.at < HOUR_MS) return cached.client
  // A signature is not needed on a token that came straight over TLS; checked all the same, it costs one request an hour.
  const execute = [openid.enableNonRepudiationChecks]
  if (isLocal(settings.issuer)) execute.push(openid.allowInsecureRequests)
  const client = openid.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { id_token_signed_response_alg: 'RS256' },
    openid.ClientSecretPost(settings.clientSecret),
    { execute, timeout: PATIENCE_S },
  )
  clients.set(key, { at: Date.now(), client })
  // A provider that was away is asked anew the next time.
  client.catch(() => clients.delete(key))
  return client
}

/** Where to send a browser, and what to keep in it until it comes back. Throws when the provider cannot be reached. */
export async function startAttempt(
  settings: GoogleSettings,
  redirectUri: string,
): Promise<{ url: URL; attempt: GoogleAttempt }> {
  const client = await discoverGoogle(settings)
  const attempt = {
    state: openid.randomState(),
    codeVerifier: openid.randomPKCECodeVerifier(),
    nonce: openid.randomNonce(),
  }
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return { url, attempt }
}

/**
 * Who came back: the answer's state is this attempt's, its code is exchanged, and the id token is signed by the
 * provider, made for us and this attempt (nonce), and not over. `refused_by_google`, in Google's own words, when it said
 * no; `cancelled` when the person said no there. Throws an Error with the reason when anything is not right.
 */
export async function finishAttempt(
  settings: GoogleSettings,
  answer: URL,
  attempt: GoogleAttempt,
): Promise<Ok<{ person: GooglePerson }> | GoogleRefusal> {
  const client = await discoverGoogle(settings)
  try {
    const tokens = await openid.authorizationCodeGrant(client, answer, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
    })
    return ok({ person: personOf(tokens.claims()) })
  } catch (error) {
    // The person's own doing, and no failure.
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      return err('cancelled')
    if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
      return err('refused_by_google', { detail: error.error_description ?? error.error })
    throw error
  }
}

function personOf(claims: openid.IDToken | undefined): GooglePerson {
  if (!claims || claims.sub.length > 255) throw new Error('The id token names nobody')
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : '',
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
  }
}

function isLocal(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
