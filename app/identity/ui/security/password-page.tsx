import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { changePasswordSchema } from '#core/identity/forms/second-factor.ts'
import { FormProblem } from '../form-problem.tsx'
import { PasswordStrength } from '../password-strength.tsx'

/** Changes the password, or sets the first one. */
export function PasswordPage({ hasPassword, reply }: { hasPassword: boolean; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'password', schema: changePasswordSchema, reply })
  const [password, setPassword] = useState('')
  return (
    <div className="grid max-w-xl gap-6">
      <PageHeading
        title={hasPassword ? 'Change your password' : 'Set a password'}
        description="We’ll sign out your other devices and email you to confirm."
      />
      <Card>
        <Form {...formProps(form)} className="grid gap-5">
          <FormProblem message={form.errors?.[0]} />
          {hasPassword ? (
            <PasswordField
              {...secretProps(fields.currentPassword)}
              label="Current password"
              autoComplete="current-password"
            />
          ) : null}
          <div className="grid gap-2">
            <PasswordField
              {...secretProps(fields.password)}
              label="New password"
              description="At least 8 characters, with a number and an uppercase letter."
              autoComplete="new-password"
              onInput={event => setPassword(event.currentTarget.value)}
            />
            <PasswordStrength password={password} weakened={Boolean(fields.password.errors?.length)} />
          </div>
          <PasswordField
            {...secretProps(fields.confirmPassword)}
            label="Confirm password"
            autoComplete="new-password"
          />
          <div>
            <Button variant="primary" pending={usePending()} pendingText="Saving…">
              Save password
            </Button>
          </div>
        </Form>
      </Card>
      <TextLink to="/app/settings/security">Back to security</TextLink>
    </div>
  )
}
