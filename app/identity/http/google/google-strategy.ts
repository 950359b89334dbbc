import { redirect } from 'react-router'
import { Strategy } from 'remix-auth/strategy'
import { type GoogleAttempt, startGoogleSignIn } from '#app/identity/services/start-google-sign-in.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'

/** Where Google sends the browser back to; registered with Google, so it never changes. */
export const GOOGLE_CALLBACK = '/auth/google/callback'

/** Google's answer, and what this browser kept of the attempt that it answers. */
export interface GoogleAnswer {
  readonly answer: URL
  readonly attempt: GoogleAttempt
}

/** Seconds in which somebody has to come back from Google. */
export const ATTEMPT_SECONDS = 600

/**
 * How each attempt's cookie begins; a new one for each attempt, all cleared when one comes back, so that none can be
 * used for another attempt.
 */
export const attemptCookie = () => secretCookieName('oauth')

/**
 * The ceremony in the browser: at our own address it sends to Google and keeps the attempt in a cookie named by its
 * state, so that several tabs do not disturb each other; at the callback it gives answer and attempt to `verify`. What
 * the answer is worth is for the service to say.
 */
export class GoogleStrategy<User> extends Strategy<User, GoogleAnswer> {
  override name = 'google'

  override async authenticate(request: Request): Promise<User> {
    const url = new URL(request.url)
    if (url.pathname !== GOOGLE_CALLBACK) throw await leave()
    const state = url.searchParams.get('state') ?? ''
    const stored = readCookie(request, `${attemptCookie()}:${state}`)
    const [codeVerifier, nonce] = stored?.split('.') ?? []
    if (!state || !codeVerifier || !nonce) throw new Error('The answer belongs to no sign-in of this browser')
    return this.verify({ answer: url, attempt: { state, codeVerifier, nonce } })
  }
}

async function leave(): Promise<Response> {
  const context = services()
  const { url, attempt } = await startGoogleSignIn(context, `${context.config.appUrl}${GOOGLE_CALLBACK}`)
  const { state, codeVerifier, nonce } = attempt
  const cookie = writeCookie(`${attemptCookie()}:${state}`, `${codeVerifier}.${nonce}`, {
    maxAge: ATTEMPT_SECONDS,
  })
  return redirect(url.href, { status: 303, headers: { 'Set-Cookie': cookie } })
}
