import * as v from 'valibot'
import { PASSKEY_REFUSED } from '#app/identity/copy/identity.ts'
import { firstStepOf } from '#app/identity/http/finish-sign-in.ts'
import { startSession } from '#app/identity/http/start-session.ts'
import { beginPasskey } from '#app/identity/services/passkeys/begin-passkey.ts'
import { checkPasskey } from '#app/identity/services/passkeys/check-passkey.ts'
import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import type { Route } from './+types/passkey'

const schema = v.object({
  intent: v.picklist(['begin', 'finish']),
  response: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  redirectTo: v.optional(v.string()),
})

export const loader = nothingToSee

/** Signs in by passkey: `begin` answers what to sign, `finish` checks it. Read by the button's script only. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await limitedForm({ request, context }, schema, 'two_factor')
  if (!form.ok) {
    const isLimited = form.status === 429
    const problem = isLimited ? problemOf(form) : PASSKEY_REFUSED
    return Response.json({ problem }, { status: isLimited ? 429 : 400 })
  }
  const step = await firstStepOf(request)
  // Whoever is signed in confirms that it is them: nobody else's passkey will do.
  const viewer = step ? null : await findViewer(context)
  const userId = step?.userId ?? viewer?.userId ?? null
  if (form.value.intent === 'begin')
    return Response.json({ options: await beginPasskey(services(), { purpose: 'sign_in', userId }) })

  const result = await checkPasskey(services(), { response: readJson(form.value.response ?? ''), userId })
  if (!result.ok) return Response.json({ problem: PASSKEY_REFUSED }, { status: 422 })
  const headers = await startSession(request, context, {
    userId: result.userId,
    remember: step?.remember ?? viewer?.sessionRemembered ?? false,
    how: 'passkey',
  })
  const goTo = step?.redirectTo ?? ownPath(form.value.redirectTo) ?? '/'
  return Response.json({ goTo }, { headers })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
