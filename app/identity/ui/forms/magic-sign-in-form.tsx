import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { codeSchema } from '#core/identity/forms/recovery.ts'
import { FormProblem } from '../form-problem.tsx'
import { PressForm } from './press-form.tsx'

/** One button in the browser that asked; the code of the mail in any other. */
export function MagicSignInForm({ reply, needsCode }: { reply?: FormReply | undefined; needsCode: boolean }) {
  if (needsCode) return <CodeForm reply={reply} />
  return <PressForm reply={reply} label="Sign In" pendingText="Signing in…" />
}

function CodeForm({ reply }: { reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'magic-code', schema: codeSchema, reply })
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
      <Button variant="primary" size="lg" block pending={pending} pendingText="Signing in…">
        Sign In
      </Button>
    </Form>
  )
}

/** The link was used, replaced or is too old. */
export function LinkOver({ again }: { again: string }) {
  return (
    <AuthLayout
      title="This link no longer works"
      lead="Each link works once, for 10 minutes, and a new email replaces the old link."
    >
      <ButtonLink to={again} variant="primary" block>
        Send a new link
      </ButtonLink>
      <ButtonLink to="/auth" block>
        Back to Sign In
      </ButtonLink>
    </AuthLayout>
  )
}
