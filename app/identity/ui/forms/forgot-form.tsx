import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { forgotPasswordSchema } from '#core/identity/forms/recovery.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import { FormProblem } from '../form-problem.tsx'
import { type Lock, useLock } from '../use-lock.ts'
import type { DialogForm } from './dialog-form.ts'

/** Asks for a link to choose a new password. The button waits for an e-mail where scripts run. */
export function ForgotForm({
  reply,
  lock,
  dialog,
  redirectTo = null,
}: {
  reply?: FormReply | undefined
  lock: Lock | null
  dialog?: DialogForm
  /** Where to go on to afterwards, for a dialog; a page has it in its own address. */
  redirectTo?: string | null
}) {
  const [form, fields] = useCheckedForm({ id: 'forgot', schema: forgotPasswordSchema, reply })
  const [email, setEmail] = useState('')
  const hydrated = useHydrated()
  const travelling = usePending()
  const pending = dialog ? dialog.pending : travelling
  const secondsLeft = useLock(lock)
  return (
    <div className="grid gap-5">
      <FormProblem message={form.errors?.[0]} locked={lock !== null} secondsLeft={secondsLeft} />
      <Form
        {...formProps(form)}
        {...(dialog
          ? {
              action: withRedirect('/auth/forgot?dialog=1', redirectTo),
              navigate: false,
              fetcherKey: dialog.fetcherKey,
            }
          : {})}
        className="grid gap-5"
      >
        <TextField
          {...textProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          onInput={event => setEmail(event.currentTarget.value)}
        />
        <Button
          variant="primary"
          size="lg"
          block
          pending={pending}
          pendingText="Sending…"
          disabled={secondsLeft > 0 || (hydrated && email.trim() === '' && !reply)}
        >
          Send reset link
        </Button>
      </Form>
    </div>
  )
}

/** The same for everyone, whether or not there is an account. */
export function ForgotSent() {
  return (
    <Notice tone="success" live="status" title="Check your email">
      If there’s an account with this email, we’ve sent a link to choose a new password. It works once, for 10
      minutes.
    </Notice>
  )
}
