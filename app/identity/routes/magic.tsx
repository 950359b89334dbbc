import { data } from 'react-router'
import * as v from 'valibot'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { LINK_REFUSALS } from '#app/identity/copy/identity.ts'
import { finishFirstSignIn } from '#app/identity/http/finish-first-sign-in.ts'
import { inspectLink } from '#app/identity/services/links/inspect-link.ts'
import { type MagicSignIn, spendMagicLink } from '#app/identity/services/links/spend-magic-link.ts'
import { LinkOver, MagicSignInForm } from '#app/identity/ui/forms/magic-sign-in-form.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { formAgain } from '#app/platform/http/respond.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { readBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { triedCookie } from '#app/platform/http/tried-sentence.ts'
import { codeSchema } from '#core/identity/forms/recovery.ts'
import type { Route } from './+types/magic'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Sign in with your magic link · Brandhearth')
}

export const headers = secretHeaders

const inspect = (request: Request) =>
  inspectLink(services(), {
    secret: secretOf(request),
    browser: readBrowserSecret(request),
    purpose: 'magic_link',
  })

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ request }: Route.LoaderArgs) {
  return inspect(request)
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { state } = await inspect(request)
  if (state === 'over') return data({ reply: undefined }, { status: 410 })
  const form = await limitedForm(args, state === 'elsewhere' ? codeSchema : v.object({}), 'token_use')
  if (!form.ok) return formAgain(form)
  const result = await spendMagicLink(services(), {
    secret: secretOf(request),
    browser: readBrowserSecret(request),
    code: 'code' in form.value ? form.value.code : null,
    caller: callerOf(request, context),
  })
  if (result.ok) {
    const answer = await goOn(args, result)
    const tried = result.made?.tried
    if (tried) answer.headers.append('Set-Cookie', triedCookie(tried))
    return answer
  }
  const text = LINK_REFUSALS[result.reason]
  if (result.reason === 'wrong_code') return formAgain(form.refuse({ fields: { code: text } }))
  return formAgain(form.refuse({ status: 410, form: text }))
}

/** Somebody new who chose a plan begins its trial; everybody else goes where they wanted to. */
async function goOn(
  { request, context }: Route.ActionArgs,
  { userId, remember, redirectTo, made }: MagicSignIn,
) {
  const step = { userId, remember, redirectTo: ownPath(redirectTo) ?? '/', how: 'magic_link' } as const
  return finishFirstSignIn(request, context, step, made)
}

export default function MagicRoute({ loaderData: { state }, actionData }: Route.ComponentProps) {
  if (state === 'over') return <LinkOver again="/auth?magic=1" />
  return (
    <AuthLayout
      title="Sign in to Brandhearth"
      lead={state === 'ready' ? 'Select Sign In to continue.' : LINK_REFUSALS.needs_code}
    >
      <MagicSignInForm reply={actionData?.reply} needsCode={state === 'elsewhere'} />
    </AuthLayout>
  )
}
