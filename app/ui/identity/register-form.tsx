import { useState } from 'react'
import { Form } from 'react-router'
import { secretProps, textProps, tickProps } from '#app/forms/field-props.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/forms/use-checked-form.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { registerSchema } from '#core/identity/forms/register.ts'
import { Button } from '../primitives/actions/button.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { Checkbox } from '../primitives/fields/checkbox.tsx'
import { PasswordField } from '../primitives/fields/password-field.tsx'
import { TextField } from '../primitives/fields/text-field.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { PasswordStrength } from './password-strength.tsx'

/** Name, e-mail, password twice, age and terms. The strength shows while typing; the server says it without scripts. */
export function RegisterForm({ reply, email }: { reply?: FormReply | undefined; email?: string | null }) {
  const [form, fields] = useCheckedForm({
    id: 'register',
    schema: registerSchema,
    reply,
    defaultValue: { email: email ?? '' },
  })
  const [password, setPassword] = useState('')
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      {form.errors?.length ? (
        <Notice tone="danger" live="alert">
          {form.errors[0]}
        </Notice>
      ) : null}
      <TextField {...textProps(fields.name)} label="Name" autoComplete="name" maxLength={100} />
      <TextField
        {...textProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <div className="grid gap-2">
        <PasswordField
          {...secretProps(fields.password)}
          label="Password"
          description="At least 8 characters, with a number and an uppercase letter."
          autoComplete="new-password"
          onChange={event => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        {...secretProps(fields.confirmPassword)}
        label="Confirm password"
        autoComplete="new-password"
      />
      <Checkbox
        {...tickProps(fields.terms)}
        label={
          <>
            I am 18 or over and accept the <TextLink to="/terms">terms of service</TextLink> and the{' '}
            <TextLink to="/privacy">privacy policy</TextLink>
          </>
        }
      />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Creating…">
        Create account
      </Button>
    </Form>
  )
}
