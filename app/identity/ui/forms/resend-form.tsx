import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { resendSchema } from '#core/identity/forms/recovery.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import { FormProblem } from '../form-problem.tsx'
import { type Lock, useLock } from '../use-lock.ts'
import type { DialogForm } from './dialog-form.ts'

/** Asks for the confirmation mail once more. */
export function ResendForm({
  reply,
  email,
  lock,
  dialog,
  redirectTo = null,
}: {
  reply?: FormReply | undefined
  email: string | null
  lock: Lock | null
  dialog?: DialogForm
  /** Where to go on to afterwards, for a dialog; a page has it in its own address. */
  redirectTo?: string | null
}) {
  const [form, fields] = useCheckedForm({
    id: 'resend',
    schema: resendSchema,
    reply,
    defaultValue: { email: email ?? '' },
  })
  const travelling = usePending()
  const secondsLeft = useLock(lock)
  return (
    <div className="grid gap-5">
      <FormProblem message={form.errors?.[0]} locked={lock !== null} secondsLeft={secondsLeft} />
      <Form
        {...formProps(form)}
        {...(dialog
          ? {
              action: withRedirect('/auth/resend?dialog=1', redirectTo),
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
        />
        <Button
          variant="primary"
          size="lg"
          block
          pending={dialog ? dialog.pending : travelling}
          pendingText="Sending…"
          disabled={secondsLeft > 0}
        >
          Send again
        </Button>
      </Form>
    </div>
  )
}

/** The same for everyone, whether or not there is an unconfirmed account. */
export function ResendSent() {
  return (
    <Notice tone="success" live="status">
      If this email has an unconfirmed account, we’ve sent a new link. The old link no longer works.
    </Notice>
  )
}
