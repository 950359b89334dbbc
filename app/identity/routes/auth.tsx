import { data, redirect } from 'react-router'
import { pageMeta } from '#app/design/layout/page-meta.ts'
import { useHelpDialog } from '#app/identity/client/use-help-dialog.ts'
import { ACCOUNT_PAGES } from '#app/identity/copy/account-pages.ts'
import { LINK_REFUSALS } from '#app/identity/copy/identity.ts'
import { signInNotice } from '#app/identity/copy/sign-in-notices.ts'
import { SIGN_IN_TITLES } from '#app/identity/copy/sign-in-titles.ts'
import { clearProblemCookie, readProblem } from '#app/identity/http/flash-problem.ts'
import { readResetState, resetByLink } from '#app/identity/http/reset-link.ts'
import { askForLink, type FormRefusal, passwordSignIn, register } from '#app/identity/http/visitor-forms.ts'
import { AuthPage, type AuthPageData } from '#app/identity/ui/auth-page.tsx'
import { parseForm, type RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { readChosenPlan } from '#app/platform/http/chosen-plan.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { readKnownVisitor } from '#app/platform/http/known-visitor.ts'
import { ownPath, wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { planOffers } from '#core/billing/plan-offers.ts'
import { newPasswordSchema } from '#core/identity/forms/recovery.ts'
import { registerSchema } from '#core/identity/forms/register.ts'
import { resetElsewhereSchema } from '#core/identity/forms/second-factor.ts'
import { magicLinkRegisterSchema, magicLinkSchema, signInSchema } from '#core/identity/forms/sign-in.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/auth'

export const handle = { scripts: 'after-paint' }

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({ ...ACCOUNT_PAGES.signIn, ...loaderData?.called }, loaderData?.origin ?? ''),
    // Only the plain page may be found; with a token, a message or a mode it is one person's.
    ...(location.search ? [{ name: 'robots', content: 'noindex' }] : []),
    // The header says no-referrer, for an address that may hold a reset token. Under it browsers send forms with
    // `Origin: null`, so the page itself loosens it to our own origin, where no one else is told either.
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** The page is called after what it shows, so that tabs and history tell its states apart. */
function titleOf(view: AuthPageData): { title?: string } {
  const { mode, magic, reset, sent } = view
  if (reset) return { title: SIGN_IN_TITLES.reset }
  if (sent) return { title: SIGN_IN_TITLES.sent }
  if (mode === 'register') return { title: SIGN_IN_TITLES[magic ? 'magicRegister' : 'register'] }
  return magic ? { title: SIGN_IN_TITLES.magic } : {}
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  for (const cookie of loaderHeaders.getSetCookie()) headers.append('Set-Cookie', cookie)
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cache-Control', 'no-store')
  return headers
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const reset = query.get('mode') === 'reset' ? await readResetState(request) : null
  // A reset link also helps somebody who is still signed in; everything else is for visitors.
  if (!reset && (await findViewer(context))) throw redirect(wantedPage(request) ?? '/')
  const problem = readProblem(request)
  const visitor = readKnownVisitor(request)
  const isRegister = query.get('mode') === 'register'
  const view: AuthPageData = {
    mode: isRegister ? 'register' : 'login',
    magic: query.has('magic'),
    reset,
    sent: query.get('sent') === 'magic' ? 'magic' : query.get('sent') === 'register' ? 'register' : null,
    sentTo: query.has('sent') ? visitor.email : null,
    known: isRegister ? { ...visitor, plan: readChosenPlan(request), offers: planOffers() } : null,
    message: signInNotice(query.get('message')),
    problem,
    remembered: readCookie(request, 'rememberMe') === '1',
    redirectTo: wantedPage(request),
    hasGoogle: services().config.google !== null,
  }
  const answer = { ...view, called: titleOf(view), origin: services().config.appUrl }
  return data(answer, problem ? { headers: { 'Set-Cookie': clearProblemCookie() } } : {})
}

export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const mode = url.searchParams.get('mode')
  if (mode === 'reset') return resetPasswordAction(request, context)
  const isRegister = mode === 'register'
  if (url.searchParams.has('magic')) {
    const form = await parseForm(request, isRegister ? magicLinkRegisterSchema : magicLinkSchema)
    if (!form.ok) return again(form)
    const { email, remember } = form.value
    const asked = await askForLink(request, context, {
      purpose: 'magic_link',
      email,
      remember,
      ...('terms' in form.value ? { register: form.value } : {}),
    })
    if (!asked.ok) return again(form.refuse(asked), asked)
    return done(sentPage(url, 'magic'), 'magicLinkSent', { headers: asked.headers })
  }
  if (isRegister) {
    const form = await parseForm(request, registerSchema)
    if (!form.ok) return again(form)
    const made = await register(request, context, form.value)
    if (!made.ok) return again(form.refuse(made), made)
    return done(sentPage(url, 'register'), 'accountCreated', { headers: made.headers })
  }
  const form = await parseForm(request, signInSchema)
  if (!form.ok) return again(form)
  const result = await passwordSignIn(request, context, form.value)
  return result instanceof Response ? result : again(form.refuse(result), result)
}

async function resetPasswordAction(request: Request, context: Route.ActionArgs['context']) {
  const state = await readResetState(request)
  const form = await parseForm(request, state === 'elsewhere' ? resetElsewhereSchema : newPasswordSchema)
  if (!form.ok) return again(form)
  const code = 'code' in form.value ? form.value.code : null
  const result = await resetByLink(request, context, { password: form.value.password, code })
  if (result.ok) {
    const { headers, hasPasskeys } = result
    const next = hasPasskeys ? '/auth/passkeys-after-reset' : '/auth'
    return done(withRedirect(next, ownPath(result.redirectTo)), 'passwordReset', { headers })
  }
  if (!('reason' in result)) return again(form.refuse(result), result)
  const text = LINK_REFUSALS[result.reason]
  if (result.reason === 'wrong_code') return again(form.refuse({ fields: { code: text } }))
  if (result.reason === 'common_password') return again(form.refuse({ fields: { password: text } }))
  return again(form.refuse({ status: 410, form: text }))
}

function again(refused: RefusedForm, refusal?: FormRefusal) {
  const { status, reply } = refused
  const offerResend = refusal?.offerResend ?? false
  return data(
    { reply, lock: refusal?.lock ?? null, offerResend },
    { status, headers: refusal?.headers ?? {} },
  )
}

function sentPage(url: URL, sent: string): string {
  const query = new URLSearchParams(url.search)
  query.delete('message')
  query.set('sent', sent)
  return `/auth?${query}`
}

export default function AuthRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      {...loaderData}
      reply={actionData?.reply}
      lock={actionData?.lock ?? null}
      offerResend={actionData?.offerResend ?? false}
      forgot={useHelpDialog('forgot')}
      resend={useHelpDialog('resend')}
    />
  )
}
