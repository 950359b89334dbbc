import { Form } from 'react-router'
import { secretProps, textProps, tickProps } from '#app/forms/field-props.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/forms/use-checked-form.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { signInSchema } from '#core/identity/forms/sign-in.ts'
import { Button } from '../primitives/actions/button.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { Checkbox } from '../primitives/fields/checkbox.tsx'
import { PasswordField } from '../primitives/fields/password-field.tsx'
import { TextField } from '../primitives/fields/text-field.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'

export interface SignInFormProps {
  readonly reply?: FormReply | undefined
  /** Whether the box was ticked the last time. */
  readonly remembered: boolean
  /** Set when the password was right but the mailbox still waits to be confirmed. */
  readonly offerResend?: boolean
}

/** E-mail and password; the answer to a wrong one does not tell which was wrong. */
export function SignInForm({ reply, remembered, offerResend }: SignInFormProps) {
  const [form, fields] = useCheckedForm({ id: 'sign-in', schema: signInSchema, reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      {form.errors?.length ? (
        <Notice
          tone="danger"
          live="alert"
          action={offerResend ? <TextLink to="/auth/resend">Send the confirmation again</TextLink> : null}
        >
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
      <PasswordField {...secretProps(fields.password)} label="Password" autoComplete="current-password" />
      <Checkbox
        {...tickProps(fields.remember)}
        defaultChecked={reply ? fields.remember.initialValue === 'on' : remembered}
        label="Remember me on this device"
      />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Signing in…">
        Sign In
      </Button>
    </Form>
  )
}
