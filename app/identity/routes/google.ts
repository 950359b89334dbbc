import { redirect } from 'react-router'
import * as v from 'valibot'
import { problemCookie } from '#app/identity/http/flash-problem.ts'
import { formOf, type GoogleWish } from '#app/identity/http/google/google-wish.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { chosenPlanCookie } from '#app/platform/http/chosen-plan.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { planWish, planWishFields } from '#core/billing/plan-wish.ts'
import { referralField } from '#core/identity/forms/register.ts'
import type { Route } from './+types/google'

/** What a form that registers is sent along with; nothing for whoever signs in. */
const takenSchema = v.object({ referralCode: referralField, ...planWishFields })

/** Going to Google begins with a press of a button, so a mere visit leads back to the form. */
export function loader() {
  return redirect('/auth')
}

/** The address says what for, so that the form beside the button can be sent here as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, takenSchema)
  if (!form.ok) return redirect('/auth', 303)
  const query = new URL(request.url).searchParams
  const isSignUp = query.get('mode') === 'sign-up'
  const answer = await start(request, context, {
    mode: isSignUp ? 'sign-up' : 'sign-in',
    remember: query.has('remember'),
    redirectTo: wantedPage(request) ?? '/',
    referralCode: isSignUp ? form.value.referralCode : '',
  })
  const plan = isSignUp ? planWish(form.value) : null
  // Also for a visitor who is led back to the form: what they chose is chosen there.
  if (plan) answer.headers.append('Set-Cookie', chosenPlanCookie(plan))
  return answer
}

async function start(
  request: Request,
  context: Route.ActionArgs['context'],
  wish: GoogleWish,
): Promise<Response> {
  const limited = await overLimit(context, 'oauth_start')
  if (limited) {
    const headers = { 'Set-Cookie': problemCookie(limited) }
    return redirect(formOf(wish), { status: 303, headers })
  }
  // Its library is large and seldom needed: loaded at the first press.
  const { startGoogle } = await import('#app/identity/http/google/google-flow.ts')
  return startGoogle(request, context, wish)
}
