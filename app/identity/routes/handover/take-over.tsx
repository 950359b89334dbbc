import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { TAKE_OVER_REFUSALS } from '#app/identity/copy/handover.ts'
import { startSession } from '#app/identity/http/start-session.ts'
import { unlessBusy } from '#app/identity/http/visitor-forms.ts'
import { inspectHandover } from '#app/identity/services/handover/inspect-handover.ts'
import { takeOver } from '#app/identity/services/handover/take-over.ts'
import { TakeOverOver, TakeOverPage } from '#app/identity/ui/handover/take-over-page.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { takeOverSchema } from '#core/team/handover.ts'
import type { Route } from './+types/take-over'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Take over a workspace · Brandhearth')
}

export const headers = secretHeaders

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ request }: Route.LoaderArgs) {
  return { handover: await inspectHandover(services(), { secret: secretOf(request) }) }
}

/** Needs no session: the new owner has no account yet. Whoever else is signed in here is signed out by it. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const secret = secretOf(request)
  if (!(await inspectHandover(services(), { secret }))) return data({ reply: undefined }, { status: 410 })
  const form = await limitedForm(args, takeOverSchema, 'token_use')
  if (!form.ok) return formAgain(form)
  const { name, password } = form.value
  const caller = callerOf(request, context)
  const result = await unlessBusy(() => takeOver(services(), { secret, name, password, caller }))
  if (result.ok) {
    const { userId } = result
    const session = await startSession(request, context, { userId, remember: false, how: 'password_change' })
    return done('/app/dashboard', 'workspaceTakenOver', { headers: session })
  }
  if ('status' in result) {
    const { status, reply } = form.refuse(result)
    return data({ reply }, { status, headers: result.headers ?? {} })
  }
  const text = TAKE_OVER_REFUSALS[result.reason]
  if (result.reason === 'common_password') return formAgain(form.refuse({ fields: { password: text } }))
  return formAgain(form.refuse({ status: result.reason === 'over' ? 410 : 409, form: text }))
}

export default function TakeOverRoute({ loaderData: { handover }, actionData }: Route.ComponentProps) {
  return handover ? <TakeOverPage {...handover} reply={actionData?.reply} /> : <TakeOverOver />
}
