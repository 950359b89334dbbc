import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { secondFactorSchema, verifyOwnerSchema } from '#core/identity/forms/second-factor.ts'
import { FormProblem } from './form-problem.tsx'
import { SecondFactorField } from './forms/second-factor-field.tsx'
import { PasskeyButton } from './ways/passkey-button.tsx'

export interface VerifyPageProps {
  readonly ways: {
    readonly password: boolean
    readonly code: boolean
    readonly passkey: boolean
    readonly link: boolean
  }
  readonly email: string
  /** Where they were going. */
  readonly back: string
  /** A link was mailed just now. */
  readonly isSent: boolean
  readonly passwordReply: FormReply | undefined
  readonly codeReply: FormReply | undefined
  readonly linkProblem: string | undefined
}

/** Asks whoever is signed in for one more sign that it is them, before something sensitive, and leads back. */
export function VerifyPage(props: VerifyPageProps) {
  const { ways, email, back, isSent } = props
  return (
    <AuthLayout
      title="Confirm it’s you"
      lead="This protects your account if someone else uses your device. We’ll take you back straight after, and won’t ask again for 10 minutes."
      footer={<TextLink to="/app/dashboard">Go to the dashboard</TextLink>}
    >
      {ways.password ? <PasswordForm reply={props.passwordReply} email={email} /> : null}
      {ways.code ? <CodeForm reply={props.codeReply} /> : null}
      {ways.passkey ? <PasskeyButton label="Use a passkey" redirectTo={back} /> : null}
      {ways.link ? <LinkForm email={email} isSent={isSent} problem={props.linkProblem} /> : null}
    </AuthLayout>
  )
}

function PasswordForm({ reply, email }: { reply: FormReply | undefined; email: string }) {
  const [form, fields] = useCheckedForm({ id: 'verify-password', schema: verifyOwnerSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="password" />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormProblem message={form.errors?.[0]} />
      <PasswordField
        {...secretProps(fields.currentPassword)}
        label="Password"
        autoComplete="current-password"
      />
      <Button
        variant="primary"
        size="lg"
        block
        pending={usePending({ name: 'intent', value: 'password' })}
        pendingText="Checking…"
      >
        Confirm with password
      </Button>
    </Form>
  )
}

function CodeForm({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'verify-code', schema: secondFactorSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="code" />
      <FormProblem message={form.errors?.[0]} />
      <SecondFactorField field={fields.code} />
      <Button size="lg" block pending={usePending({ name: 'intent', value: 'code' })} pendingText="Checking…">
        Confirm with code
      </Button>
    </Form>
  )
}

function LinkForm(props: { email: string; isSent: boolean; problem: string | undefined }) {
  const pending = usePending({ name: 'intent', value: 'link' })
  return (
    <Form method="post" className="grid gap-5">
      <FormProblem message={props.problem} />
      {props.isSent ? (
        <Notice tone="success" title="We’ve emailed you a link" live="status">
          Open it in this browser within 10 minutes. It confirms it’s you and brings you back here.
        </Notice>
      ) : (
        <p>We’ll email a link to {props.email}. It works once, for 10 minutes.</p>
      )}
      <Button
        variant={props.isSent ? 'secondary' : 'primary'}
        size="lg"
        block
        name="intent"
        value="link"
        pending={pending}
        pendingText="Sending…"
      >
        {props.isSent ? 'Send another link' : 'Email me a link'}
      </Button>
    </Form>
  )
}
