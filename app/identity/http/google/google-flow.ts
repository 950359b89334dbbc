import { type RouterContextProvider, redirect } from 'react-router'
import { Authenticator } from 'remix-auth'
import { OAuth2RequestError } from 'remix-auth-oauth2'
import { config } from '#app/config.server.ts'
import { GOOGLE_REFUSALS } from '#app/identity/copy/identity.ts'
import { findGoogle } from '#app/identity/services/find-google.ts'
import { signInWithGoogle } from '#app/identity/services/sign-in-with-google.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { type AuthMode, socialFailureMessage } from '#core/identity/account/messages.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import { problemCookie } from '../flash-problem.ts'
import { readReferral } from '../referral-cookie.ts'
import { attemptCookie, type GoogleProof, GoogleStrategy } from './google-strategy.ts'

const WISH = 'oauth_wish'

interface Wish {
  readonly mode: AuthMode
  readonly remember: boolean
  readonly redirectTo: string
}

/** Sends the browser to Google, remembering what for. Called by a POST only. */
export async function startGoogle(context: Readonly<RouterContextProvider>, wish: Wish): Promise<Response> {
  try {
    const strategy = await strategyNow()
    if (!strategy) return failed(wish.mode, GOOGLE_REFUSALS.not_configured)
    // A clean address: whatever the caller wrote into ours must not look like Google's answer.
    await strategy.authenticate('google', new Request(`${config().appUrl}/auth/google`))
    throw new Error('The strategy did not lead to Google')
  } catch (thrown) {
    if (!(thrown instanceof Response)) {
      requestScope(context).log.warn({ err: thrown }, 'Google could not be reached')
      return failed(wish.mode, null)
    }
    const response = new Response(null, { status: 303, headers: thrown.headers })
    response.headers.append(
      'Set-Cookie',
      writeCookie(secretCookieName(WISH), JSON.stringify(wish), { maxAge: 600 }),
    )
    return response
  }
}

/** Takes Google's answer. Every failure leads back to the form with its sentence. */
export async function finishGoogle(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const wish = readWish(request)
  const response = await answerGoogle(request, context, wish)
  for (const cookie of attemptCookies(request)) response.headers.append('Set-Cookie', cookie)
  return response
}

async function answerGoogle(request: Request, context: Readonly<RouterContextProvider>, wish: Wish) {
  try {
    const strategy = await strategyNow()
    if (!strategy) return failed(wish.mode, GOOGLE_REFUSALS.not_configured)
    const query = new URL(request.url).search
    // Without a state this would start a new attempt, by a GET that anybody can cause.
    if (!new URLSearchParams(query).get('state')) return failed(wish.mode, null)
    const proof = await strategy.authenticate(
      'google',
      new Request(`${config().appUrl}/auth/google/callback${query}`, { headers: request.headers }),
    )
    const result = await signInWithGoogle(services(), {
      ...proof,
      referral: readReferral(request),
      caller: callerOf(request, context),
    })
    if (!result.ok) return failed(wish.mode, GOOGLE_REFUSALS[result.reason])
    return await finishSignIn(request, context, { ...wish, userId: result.userId, how: 'google' })
  } catch (error) {
    if (error instanceof OAuth2RequestError)
      return failed(wish.mode, (error.description ?? error.code).slice(0, 200))
    requestScope(context).log.warn({ err: error }, 'Google sign-in failed')
    return failed(wish.mode, null)
  }
}

async function strategyNow(): Promise<Authenticator<GoogleProof> | null> {
  const google = await findGoogle(services())
  return google ? new Authenticator<GoogleProof>().use(new GoogleStrategy(google), 'google') : null
}

function failed(mode: AuthMode, message: string | null): Response {
  return redirect(mode === 'sign-up' ? '/signup' : '/auth', {
    status: 303,
    headers: { 'Set-Cookie': problemCookie(socialFailureMessage('google', mode, message)) },
  })
}

function readWish(request: Request): Wish {
  let kept: Partial<Wish> = {}
  try {
    kept = JSON.parse(readCookie(request, secretCookieName(WISH)) ?? '{}') as Partial<Wish>
  } catch {
    // Somebody wrote into their own cookie: they get the defaults.
  }
  return {
    mode: kept?.mode === 'sign-up' ? 'sign-up' : 'sign-in',
    remember: kept?.remember === true,
    redirectTo: ownPath(kept?.redirectTo) ?? '/',
  }
}

/** Clears what every attempt of this browser left, finished or not. */
function attemptCookies(request: Request): string[] {
  const names = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map(part => part.split('=')[0]?.trim() ?? '')
    .filter(name => name === secretCookieName(WISH) || name.startsWith(`${attemptCookie()}:`))
  return names.filter(name => /^[\w:-]{1,100}$/.test(name)).map(name => writeCookie(name, '', { maxAge: 0 }))
}
