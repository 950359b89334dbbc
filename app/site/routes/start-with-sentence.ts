import { redirect } from 'react-router'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { triedCookie } from '#app/platform/http/tried-sentence.ts'
import { triedSentence } from '#core/site/tried-sentence.ts'
import { tryScoreSchema } from '#core/site/try-score.ts'
import type { Route } from './+types/start-with-sentence'

const SIGN_UP = '/signup'

/** There is nothing to read here. */
export function loader() {
  return redirect(SIGN_UP)
}

/** Goes on to signing up with what was just tried. Where it may not come along, signing up still begins. */
export async function action(args: Route.ActionArgs) {
  const form = await limitedForm(args, tryScoreSchema, 'score_sample')
  if (!form.ok) return redirect(SIGN_UP, 303)
  const cookie = triedCookie(triedSentence(form.value))
  return redirect(SIGN_UP, { status: 303, headers: { 'Set-Cookie': cookie } })
}
