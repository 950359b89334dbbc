import { redirect } from 'react-router'
import * as v from 'valibot'
import { SECURITY_REFUSALS } from '#app/identity/copy/identity.ts'
import { asOwner, ownerOf } from '#app/identity/http/owner-forms.ts'
import { addPasskey } from '#app/identity/services/passkeys/add-passkey.ts'
import { beginPasskey } from '#app/identity/services/passkeys/begin-passkey.ts'
import { removePasskey } from '#app/identity/services/passkeys/remove-passkey.ts'
import { verifyOwner } from '#app/identity/services/passwords/verify-owner.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { requireStepUp } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { toastCookie } from '#app/platform/http/toast.ts'
import type { Route } from './+types/passkeys'

const PAGE = '/app/settings/security'
const schema = v.object({
  intent: v.picklist(['begin', 'finish', 'remove']),
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  response: v.optional(v.pipe(v.string(), v.maxLength(40_000))),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  passkey: v.optional(v.pipe(v.string(), v.maxLength(1400))),
})

export function loader() {
  return redirect(PAGE)
}

/** Adds a passkey in two calls of the page's script, or removes one by a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const owner = await ownerOf(request, context)
  const form = await parseForm(request, schema)
  if (!form.ok) return Response.json({ problem: SECURITY_REFUSALS.not_verified }, { status: 400 })
  const { intent, currentPassword = '', response = '', name = '', passkey = '' } = form.value
  if (intent === 'remove') {
    await requireStepUp(request, context, PAGE)
    const gone = await removePasskey(services(), { ...owner, passkeyId: passkey })
    return gone ? done(PAGE, 'passkeyRemoved') : redirect(PAGE, 303)
  }
  if (intent === 'begin') {
    const proof = await asOwner(context, owner, () =>
      verifyOwner(services(), { ...owner, currentPassword }),
    ).catch(ledElsewhere)
    if (proof instanceof Response) return Response.json({ goTo: proof.headers.get('Location') ?? PAGE })
    if (!proof.ok) {
      const problem = proof.form ?? Object.values(proof.fields ?? {})[0] ?? SECURITY_REFUSALS.not_verified
      return Response.json({ problem }, { status: proof.status, headers: proof.headers ?? {} })
    }
    const { userId, email, viewer } = owner
    return Response.json({
      options: await beginPasskey(services(), { purpose: 'register', userId, email, name: viewer.fullName }),
    })
  }
  const result = await addPasskey(services(), { ...owner, name, response: readJson(response) })
  if (!result.ok) return Response.json({ problem: SECURITY_REFUSALS[result.reason] }, { status: 422 })
  return Response.json({ goTo: PAGE }, { headers: { 'Set-Cookie': toastCookie('passkeyAdded') } })
}

/** The page's script follows no redirects: it is told where to go. */
function ledElsewhere(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown
  throw thrown
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
