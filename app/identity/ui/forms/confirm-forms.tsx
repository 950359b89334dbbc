import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { confirmElsewhereSchema } from '#core/identity/forms/confirm.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PressForm } from './press-form.tsx'

interface ConfirmFormProps {
  readonly reply?: FormReply | undefined
}

/** In the browser that signed up: one button. */
export function ConfirmHereForm({ reply }: ConfirmFormProps) {
  return <PressForm reply={reply} label="Confirm email" pendingText="Confirming…" />
}

/** In any other browser: the code of the mail, and the password to use from now on. */
export function ConfirmElsewhereForm({ reply }: ConfirmFormProps) {
  const [form, fields] = useCheckedForm({ id: 'confirm', schema: confirmElsewhereSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.code)}
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <NewPasswordFields label="Choose your password" fields={fields} />
      <Button variant="primary" size="lg" block pending={usePending()} pendingText="Confirming…">
        Confirm email
      </Button>
    </Form>
  )
}

/** The link was used, replaced or is too old. */
export function ConfirmOver() {
  return (
    <AuthLayout
      title="This link no longer works"
      lead="Each link works once, for 24 hours, and a new email replaces the old link. If you’ve already confirmed, you can sign in."
    >
      <ButtonLink to="/auth" variant="primary" block>
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth/resend" block>
        Send a new link
      </ButtonLink>
    </AuthLayout>
  )
}
