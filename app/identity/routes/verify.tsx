import { data, redirect } from 'react-router'
import { asOwner, ownerOf } from '#app/identity/http/owner-forms.ts'
import { askForLink } from '#app/identity/http/visitor-forms.ts'
import { listWays } from '#app/identity/services/step-up/list-ways.ts'
import { verifyAgain } from '#app/identity/services/step-up/verify-again.ts'
import { VerifyPage } from '#app/identity/ui/verify-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { sessionCookie } from '#app/platform/http/session-cookie.ts'
import { secondFactorSchema, verifyOwnerSchema } from '#core/identity/forms/second-factor.ts'
import type { Route } from './+types/verify'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Confirm it’s you · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

/** Where whoever had to confirm was going. */
const backFrom = (request: Request) => wantedPage(request) ?? '/app/dashboard'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email } = await signedIn(request, context)
  return {
    ways: await listWays(services(), { userId }),
    email,
    back: backFrom(request),
    isSent: new URL(request.url).searchParams.has('sent'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = await ownerOf(request, context)
  const body = await readFormBody(request)
  const back = backFrom(request)
  const intent = body.form.get('intent')
  if (intent === 'link') {
    const { email, viewer } = owner
    const remember = viewer.sessionRemembered
    const asked = await askForLink(request, context, { purpose: 'magic_link', email, remember })
    if (!asked.ok) return data({ intent: 'link' as const, problem: asked.form }, { status: asked.status })
    const here = `/auth/verify?sent=1&redirectTo=${encodeURIComponent(back)}`
    return done(here, 'magicLinkSent', { headers: asked.headers })
  }
  const isCode = intent === 'code'
  const form = isCode ? checkForm(body, secondFactorSchema) : checkForm(body, verifyOwnerSchema)
  const kind = isCode ? ('code' as const) : ('password' as const)
  if (!form.ok) return data({ intent: kind, reply: form.reply }, { status: form.status })
  const { userId, sessionId, caller } = owner
  const evidence = 'code' in form.value ? form.value : { password: form.value.currentPassword }
  const result = await asOwner(context, owner, () =>
    verifyAgain(services(), { userId, sessionId, evidence, caller }),
  )
  if (!result.ok) {
    const { status, headers } = result
    return data({ intent: kind, reply: form.refuse(result).reply }, { status, headers: headers ?? {} })
  }
  return redirect(back, {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie(result.secret, result.remember) },
  })
}

export default function VerifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const replied = actionData && 'reply' in actionData ? actionData : null
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <VerifyPage
      {...loaderData}
      passwordReply={replied?.intent === 'password' ? replied.reply : undefined}
      codeReply={replied?.intent === 'code' ? replied.reply : undefined}
      linkProblem={problem}
    />
  )
}
