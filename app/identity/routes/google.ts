import { redirect } from 'react-router'
import * as v from 'valibot'
import { problemCookie } from '#app/identity/http/flash-problem.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { chosenPlanCookie } from '#app/platform/http/chosen-plan.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { planWish, planWishFields } from '#core/billing/plan-wish.ts'
import type { Route } from './+types/google'

const wishSchema = v.object({
  mode: v.optional(v.picklist(['sign-in', 'sign-up']), 'sign-in'),
  redirectTo: v.optional(v.string()),
  remember: v.optional(v.boolean(), false),
  ...planWishFields,
})

/** Going to Google begins with a press of a button, so a mere visit leads back to the form. */
export function loader() {
  return redirect('/auth')
}

export async function action(args: Route.ActionArgs) {
  const { request } = args
  const form = await parseForm(request, wishSchema)
  if (!form.ok) return redirect('/auth', 303)
  const { mode } = form.value
  const answer = await start(args, form.value)
  const plan = mode === 'sign-up' ? planWish(form.value) : null
  // Also for a visitor who is led back to the form: what they chose is chosen there.
  if (plan) answer.headers.append('Set-Cookie', chosenPlanCookie(plan))
  return answer
}

async function start(
  { request, context }: Route.ActionArgs,
  { mode, redirectTo, remember }: v.InferOutput<typeof wishSchema>,
): Promise<Response> {
  const limited = await overLimit(context, 'oauth_start')
  if (limited) {
    const headers = { 'Set-Cookie': problemCookie(limited) }
    return redirect(mode === 'sign-up' ? '/signup' : '/auth', { status: 303, headers })
  }
  // Its library is large and seldom needed: loaded at the first press.
  const { startGoogle } = await import('#app/identity/http/google/google-flow.ts')
  return startGoogle(request, context, { mode, remember, redirectTo: ownPath(redirectTo) ?? '/' })
}
