import type { RouterContextProvider } from 'react-router'
import { LINK_FAILURES, SIGN_UP_REFUSALS, signInRefusal, TOO_BUSY } from '#app/identity/copy/identity.ts'
import { requestLink } from '#app/identity/services/links/request-link.ts'
import { signUp } from '#app/identity/services/sign-up.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { chosenPlanCookie, readChosenPlan } from '#app/platform/http/chosen-plan.ts'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { redirectTarget, wantedPage } from '#app/platform/http/redirect-target.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { ensureBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { readTried } from '#app/platform/http/tried-sentence.ts'
import { type PlanWish, planWish } from '#core/billing/plan-wish.ts'
import type { TierQuery } from '#core/billing/tier-query.ts'
import type { AuthMode } from '#core/identity/account/auth-mode.ts'
import { TooBusyError } from '#core/identity/account/too-busy.ts'
import { referralContext, withTypedCode } from '#core/identity/referral.ts'
import { type AuthLimited, type FormLock, overAuthLimit } from './auth-limit.ts'
import { authenticator, checkedRequest, SignInRefused } from './authenticator.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readReferral } from './referral-cookie.ts'

type Context = Readonly<RouterContextProvider>

/** Why a form of a visitor was refused, ready to be shown beside what was typed. */
export interface FormRefusal {
  readonly ok: false
  readonly status: 409 | 422 | 429 | 503
  readonly form?: string
  readonly fields?: Record<string, string>
  readonly headers?: Headers
  readonly lock?: FormLock
  /** The password was right, but the mailbox still waits to be confirmed. */
  readonly offerResend?: boolean
}

const limited = ({ message, lock }: AuthLimited) => ({ ok: false, status: 429, form: message, lock }) as const

/** Runs what hashes passwords; when too many wait already, says so instead of failing. */
export async function unlessBusy<Value>(work: () => Promise<Value>): Promise<Value | FormRefusal> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error
    return { ok: false, status: 503, form: TOO_BUSY, headers: new Headers({ 'Retry-After': '5' }) }
  }
}

/** Signs in by password: the response that goes on, or why not. */
export async function passwordSignIn(
  request: Request,
  context: Context,
  typed: { email: string; password: string; remember: boolean },
): Promise<Response | FormRefusal> {
  const { email, password, remember } = typed
  const over = await overAuthLimit(request, context, 'sign_in', email)
  if (over) return limited(over)
  return unlessBusy(async () => {
    try {
      const values = { email, password, ...callerOf(request, context) }
      const { userId } = await authenticator.authenticate('password', checkedRequest(request, values))
      const redirectTo = redirectTarget(request)
      return await finishSignIn(request, context, { userId, remember, redirectTo, how: 'password' })
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      const offerResend = error.reason === 'email_not_confirmed'
      return { ok: false, status: 422, form: signInRefusal(error.reason), offerResend } as const
    }
  })
}

/** Registers by password: the cookies to send along, or why not. */
export async function register(
  request: Request,
  context: Context,
  typed: { name: string; email: string; password: string; referralCode: string } & TierQuery,
): Promise<{ ok: true; headers: Headers } | FormRefusal> {
  const over = await overAuthLimit(request, context, 'sign_up', typed.email, 'sign-up')
  if (over) return limited(over)
  const browser = ensureBrowserSecret(request)
  const plan = planWish(typed) ?? readChosenPlan(request)
  return unlessBusy(async () => {
    const result = await signUp(services(), {
      name: typed.name,
      email: typed.email,
      password: typed.password,
      referral: withTypedCode(readReferral(request), typed.referralCode, services().now()),
      browser: browser.secret,
      redirectTo: wantedPage(request),
      plan,
      tried: readTried(request),
      caller: callerOf(request, context),
    })
    if (!result.ok && result.reason === 'common_password')
      return { ok: false, status: 422, fields: { password: SIGN_UP_REFUSALS.common_password } } as const
    if (!result.ok) return { ok: false, status: 409, form: SIGN_UP_REFUSALS.already_exists } as const
    return { ok: true, headers: sentTo(typed.email, browser.cookie, plan) } as const
  })
}

/** Asks for a mailed link. The answer is the same whether or not there is an account. */
export async function askForLink(
  request: Request,
  context: Context,
  wish: {
    purpose: 'magic_link' | 'password_reset' | 'email_confirmation'
    email: string
    remember?: boolean
    /** Set on the register side, where the terms were accepted. */
    register?: TierQuery & { referralCode: string }
  },
): Promise<{ ok: true; headers: Headers } | FormRefusal> {
  const mode: AuthMode = wish.register ? 'sign-up' : 'sign-in'
  const action = wish.purpose === 'email_confirmation' ? 'resend_confirmation' : wish.purpose
  const over = await overAuthLimit(request, context, action, wish.email, mode)
  if (over) return limited(over)
  const browser = ensureBrowserSecret(request)
  const plan = (wish.register && planWish(wish.register)) ?? readChosenPlan(request)
  const link = {
    purpose: wish.purpose,
    email: wish.email,
    browserSecret: browser.secret,
    remember: wish.remember ?? false,
    redirectTo: wantedPage(request),
    register: wish.register ? { referral: referralOf(request, wish.register.referralCode) } : null,
    plan,
    tried: readTried(request),
    ...callerOf(request, context),
  }
  try {
    await requestLink(services(), link)
  } catch (error) {
    requestScope(context).log.error({ err: error }, 'a link could not be asked for')
    return {
      ok: false,
      status: 503,
      form: LINK_FAILURES[wish.purpose],
      headers: new Headers({ 'Retry-After': '5' }),
    }
  }
  return { ok: true, headers: sentTo(wish.email, browser.cookie, wish.register ? plan : null) }
}

function referralOf(request: Request, typedCode: string) {
  const referral = withTypedCode(readReferral(request), typedCode, services().now())
  return referral && referralContext(referral)
}

function sentTo(email: string, browserCookie: string, plan: PlanWish | null): Headers {
  const headers = knownVisitorHeaders({ email }, 600)
  headers.append('Set-Cookie', browserCookie)
  // For a mail that is asked for again, and for the ways in that do not lead through one.
  if (plan) headers.append('Set-Cookie', chosenPlanCookie(plan))
  return headers
}
