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
import { NewPasswordFields } from '../forms/new-password-fields.tsx'

/** Changes the password, or sets the first one. */
export function PasswordPage({ hasPassword, reply }: { hasPassword: boolean; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'password', schema: changePasswordSchema, reply })
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
          <NewPasswordFields label="New password" fields={fields} />
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
