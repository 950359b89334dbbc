import { createHash } from 'node:crypto'
import { OAuth2Strategy } from 'remix-auth-oauth2'
import { config } from '#app/config.server.ts'
import type { OpenIdProvider } from '#app/identity/services/find-google.ts'
import { secretCookieName } from '#app/platform/http/cookies.ts'

/** What Google's answer has proven, still to be checked by the service: its id token, and the nonce it must carry. */
export interface GoogleProof {
  readonly idToken: string
  readonly nonce: string
}

/** Milliseconds the exchange of the code may take: Google's outage stays Google's. */
const PATIENCE_MS = 8_000

/**
 * How each attempt's cookie begins; a new one for each attempt, all cleared when one comes back, so that none can be
 * used for another attempt.
 */
export const attemptCookie = () => secretCookieName('oauth')

/**
 * OpenID Connect with Google: the library brings state and PKCE, we bring the nonce (derived from the PKCE secret, so
 * that it needs no cookie of its own), endpoints from the discovery document, and a limit to waiting.
 */
export class GoogleStrategy extends OAuth2Strategy<GoogleProof> {
  override name = 'google'
  #nonce = ''

  constructor(google: { provider: OpenIdProvider; clientId: string; clientSecret: string }) {
    const { appUrl, secure } = config()
    super(
      {
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        authorizationEndpoint: google.provider.authorizationEndpoint,
        tokenEndpoint: google.provider.tokenEndpoint,
        redirectURI: `${appUrl}/auth/google/callback`,
        scopes: ['openid', 'email', 'profile'],
        cookie: {
          name: attemptCookie(),
          ...(secure ? { secure: true } : {}),
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          maxAge: 600,
        },
      },
      async ({ tokens }) => ({ idToken: tokens.idToken(), nonce: this.#nonce }),
    )
  }

  protected override createAuthorizationURL() {
    const made = super.createAuthorizationURL()
    made.url.searchParams.set('nonce', nonceOf(made.codeVerifier))
    made.url.searchParams.set('prompt', 'select_account')
    return made
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    this.#nonce = nonceOf(codeVerifier)
    return Promise.race([
      super.validateAuthorizationCode(code, codeVerifier),
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('Google did not answer in time')), PATIENCE_MS).unref()
      }),
    ])
  }
}

function nonceOf(codeVerifier: string): string {
  return createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url')
}
