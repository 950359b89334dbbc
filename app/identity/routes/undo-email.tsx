import * as v from 'valibot'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { EMAIL_CHANGE_REFUSALS } from '#app/identity/copy/identity.ts'
import { inspectUndo } from '#app/identity/services/email-change/inspect-undo.ts'
import { undoEmailChange } from '#app/identity/services/email-change/undo-email-change.ts'
import { UndoEmailForm, UndoEmailOver } from '#app/identity/ui/forms/undo-email-form.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/undo-email'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Undo the change of your email address · Brandhearth')
}

export const headers = secretHeaders

export async function loader({ request }: Route.LoaderArgs) {
  return { change: await inspectUndo(services(), { secret: secretOf(request) }) }
}

/** Needs no session: whoever lost the account to somebody has none, and reads the old mailbox. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await limitedForm(args, v.object({}), 'token_use')
  if (!form.ok) return formAgain(form)
  const caller = callerOf(request, context)
  const result = await undoEmailChange(services(), { secret: secretOf(request), caller })
  if (result.ok) return done('/auth/forgot', 'emailChangeUndone')
  const isOver = result.reason === 'over'
  const text = isOver ? EMAIL_CHANGE_REFUSALS.undo_over : EMAIL_CHANGE_REFUSALS.undo_taken
  return formAgain(form.refuse({ status: isOver ? 410 : 409, form: text }))
}

export default function UndoEmailRoute({ loaderData: { change }, actionData }: Route.ComponentProps) {
  if (!change) return <UndoEmailOver />
  return (
    <AuthLayout
      title="Undo the change of your email address"
      lead={`Your account uses ${change.newEmail} now. Undo this to use ${change.oldEmail} again.`}
    >
      <UndoEmailForm reply={actionData?.reply} />
    </AuthLayout>
  )
}
