import { Form } from 'react-router'
import { textProps } from '#app/forms/field-props.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/forms/use-checked-form.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { resendSchema } from '#core/identity/forms/recovery.ts'
import { Button } from '../primitives/actions/button.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { TextField } from '../primitives/fields/text-field.tsx'

/** Asks for the confirmation mail once more. */
export function ResendForm({ reply, email }: { reply?: FormReply | undefined; email: string | null }) {
  const [form, fields] = useCheckedForm({
    id: 'resend',
    schema: resendSchema,
    reply,
    defaultValue: { email: email ?? '' },
  })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      {form.errors?.length ? (
        <Notice tone="danger" live="alert">
          {form.errors[0]}
        </Notice>
      ) : null}
      <TextField
        {...textProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Sending…">
        Send again
      </Button>
    </Form>
  )
}
