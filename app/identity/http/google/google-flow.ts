import { type RouterContextProvider, redirect } from 'react-router'
import { Authenticator } from 'remix-auth'
import { config } from '#app/config.server.ts'
import { GOOGLE_REFUSALS } from '#app/identity/copy/identity.ts'
import { signInSaying } from '#app/identity/copy/sign-in-notices.ts'
import { signInWithGoogle } from '#app/identity/services/sign-in-with-google.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { readChosenPlan } from '#app/platform/http/chosen-plan.ts'
import { readCookie, readRawCookies, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { socialFailureMessage } from '#core/identity/account/messages.ts'
import { withTypedCode } from '#core/identity/referral.ts'
import { sanitiseReferralCode } from '#core/shared/sanitise/values.ts'
import { finishFirstSignIn } from '../finish-first-sign-in.ts'
import { problemCookie } from '../flash-problem.ts'
import { readReferral } from '../referral-cookie.ts'
import { ATTEMPT_SECONDS, attemptCookie, GOOGLE_CALLBACK, GoogleStrategy } from './google-strategy.ts'
import { formOf, type GoogleWish } from './google-wish.ts'

const WISH = 'oauth_wish'

type Context = Readonly<RouterContextProvider>

/** Sends the browser to Google, remembering what for. Called by a POST only. */
export async function startGoogle(request: Request, context: Context, wish: GoogleWish): Promise<Response> {
  const { google, appUrl } = config()
  if (!google) return failed(wish, GOOGLE_REFUSALS.not_configured)
  try {
    await authenticatorFor(request, context, wish).authenticate(
      'google',
      new Request(`${appUrl}/auth/google`),
    )
    throw new Error('The strategy did not lead to Google')
  } catch (thrown) {
    if (!(thrown instanceof Response)) {
      requestScope(context).log.warn({ err: thrown }, 'Google could not be reached')
      return failed(wish, null)
    }
    thrown.headers.append(
      'Set-Cookie',
      writeCookie(secretCookieName(WISH), JSON.stringify(wish), { maxAge: ATTEMPT_SECONDS }),
    )
    return thrown
  }
}

/** Takes Google's answer. Every failure leads back to the form with its sentence. */
export async function finishGoogle(request: Request, context: Context): Promise<Response> {
  const wish = readWish(request)
  const response = await answerGoogle(request, context, wish)
  for (const cookie of attemptCookies(request)) response.headers.append('Set-Cookie', cookie)
  return response
}

async function answerGoogle(request: Request, context: Context, wish: GoogleWish) {
  try {
    // Under the address that Google knows, whatever a proxy made of it.
    const address = `${config().appUrl}${GOOGLE_CALLBACK}${new URL(request.url).search}`
    const result = await authenticatorFor(request, context, wish).authenticate(
      'google',
      new Request(address, { headers: request.headers }),
    )
    if (result.ok) {
      const { mode, remember, redirectTo } = wish
      const step = { userId: result.userId, remember, redirectTo, how: 'google' } as const
      const isChosen = result.isNew && mode === 'sign-up'
      const made = isChosen ? { email: result.email, plan: readChosenPlan(request) } : null
      return await finishFirstSignIn(request, context, step, made)
    }
    if (result.reason === 'cancelled') return redirect(cancelled(wish), 303)
    if (result.reason === 'refused_by_google') return failed(wish, result.detail.slice(0, 200))
    return failed(wish, GOOGLE_REFUSALS[result.reason])
  } catch (error) {
    requestScope(context).log.warn({ err: error }, 'Google sign-in failed')
    return failed(wish, null)
  }
}

function authenticatorFor(request: Request, context: Context, { referralCode }: GoogleWish) {
  return new Authenticator<Awaited<ReturnType<typeof signInWithGoogle>>>().use(
    new GoogleStrategy(proof =>
      signInWithGoogle(services(), {
        ...proof,
        referral: withTypedCode(readReferral(request), referralCode, services().now()),
        caller: callerOf(request, context),
      }),
    ),
  )
}

/** Back to the form with a word of it: nothing failed. */
function cancelled({ mode, redirectTo }: GoogleWish): string {
  return signInSaying('google-cancelled', {
    ...(mode === 'sign-up' ? { mode: 'register' } : {}),
    ...(redirectTo === '/' ? {} : { redirectTo }),
  })
}

function failed(wish: GoogleWish, message: string | null): Response {
  return redirect(formOf(wish), {
    status: 303,
    headers: { 'Set-Cookie': problemCookie(socialFailureMessage('google', wish.mode, message)) },
  })
}

function readWish(request: Request): GoogleWish {
  let wish: Partial<GoogleWish> = {}
  try {
    wish = JSON.parse(readCookie(request, secretCookieName(WISH)) ?? '{}') as Partial<GoogleWish>
  } catch {
    // Somebody wrote into their own cookie: they get the defaults.
  }
  return {
    mode: wish?.mode === 'sign-up' ? 'sign-up' : 'sign-in',
    remember: wish?.remember === true,
    redirectTo: ownPath(wish?.redirectTo) ?? '/',
    referralCode: sanitiseReferralCode(wish?.referralCode),
  }
}

/** Clears what every attempt of this browser left, finished or not. */
function attemptCookies(request: Request): string[] {
  const names = Object.keys(readRawCookies(request)).filter(
    name => name === secretCookieName(WISH) || name.startsWith(`${attemptCookie()}:`),
  )
  return names.filter(name => /^[\w:-]{1,100}$/.test(name)).map(name => writeCookie(name, '', { maxAge: 0 }))
}
