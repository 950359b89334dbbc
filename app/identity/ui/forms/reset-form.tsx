import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { newPasswordSchema } from '#core/identity/forms/recovery.ts'
import { resetElsewhereSchema } from '#core/identity/forms/second-factor.ts'
import { FormProblem } from '../form-problem.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The new password, twice, in the browser that asked for the link. */
export function ResetHereForm({ reply }: { reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'reset', schema: newPasswordSchema, reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormProblem message={form.errors?.[0]} />
      <NewPasswordFields label="New password" fields={fields} />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Saving…">
        Set new password
      </Button>
    </Form>
  )
}

/** The same in any other browser: with the code of the mail. */
export function ResetElsewhereForm({ reply }: { reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'reset', schema: resetElsewhereSchema, reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormProblem message={form.errors?.[0]} />
      <TextField
        {...textProps(fields.code)}
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <NewPasswordFields label="New password" fields={fields} />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Saving…">
        Set new password
      </Button>
    </Form>
  )
}
