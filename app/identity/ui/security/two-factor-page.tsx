import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { secretProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { confirmTotpSchema, verifyOwnerSchema } from '#core/identity/forms/second-factor.ts'
import { FormProblem } from '../form-problem.tsx'
import { QrCode } from './qr-code.tsx'

export interface TwoFactorPageProps {
  readonly hasPassword: boolean
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
  readonly setup: { readonly secret: string; readonly address: string } | null
  readonly reply: FormReply | undefined
  readonly intent: 'confirm' | 'codes' | 'off' | null
}

/** Turns the second step on with an authenticator app, and off again. */
export function TwoFactorPage(props: TwoFactorPageProps) {
  const { hasPassword, isOn, recoveryCodesLeft, setup, reply, intent } = props
  const shared = { hasPassword, reply }
  return (
    <div className="grid max-w-xl gap-6">
      <PageHeading
        title="Two-step sign-in"
        description={
          isOn
            ? `On. You have ${recoveryCodesLeft} recovery codes left.`
            : 'When you sign in, we’ll also ask for a code from your phone.'
        }
      />
      {setup ? (
        <Panel title="1. Scan with your authenticator app">
          <QrCode text={setup.address} />
          <p className="text-sm text-ink-soft">
            Can’t scan it? Enter this key instead:{' '}
            <code className="break-all font-semibold">{setup.secret}</code>
          </p>
        </Panel>
      ) : null}
      {setup ? (
        <Panel title="2. Enter the code it shows">
          <ConfirmForm {...shared} />
        </Panel>
      ) : (
        <>
          <Panel title="New recovery codes" description="You get 10 new codes. The old ones stop working.">
            <OwnerForm
              {...shared}
              reply={intent === 'codes' ? reply : undefined}
              intent="codes"
              button="Create new codes"
            />
          </Panel>
          <Panel title="Turn off" description="You’ll only need your usual sign-in.">
            <OwnerForm
              {...shared}
              reply={intent === 'off' ? reply : undefined}
              intent="off"
              button="Turn off two-step sign-in"
              danger
            />
          </Panel>
        </>
      )}
      <TextLink to="/app/settings/security">Back to security</TextLink>
    </div>
  )
}

interface SharedProps {
  readonly hasPassword: boolean
  readonly reply: FormReply | undefined
}

function ConfirmForm({ hasPassword, reply }: SharedProps) {
  const [form, fields] = useCheckedForm({ id: 'confirm-totp', schema: confirmTotpSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="confirm" />
      <FormProblem message={form.errors?.[0]} />
      <TextField
        {...secretProps(fields.code)}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      {hasPassword ? (
        <PasswordField
          {...secretProps(fields.currentPassword)}
          label="Current password"
          autoComplete="current-password"
        />
      ) : null}
      <div>
        <Button variant="primary" pending={usePending()} pendingText="Checking…">
          Turn on
        </Button>
      </div>
    </Form>
  )
}

function OwnerForm({
  hasPassword,
  reply,
  intent,
  button,
  danger = false,
}: SharedProps & { intent: 'codes' | 'off'; button: string; danger?: boolean }) {
  const [form, fields] = useCheckedForm({ id: intent, schema: verifyOwnerSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      <FormProblem message={form.errors?.[0]} />
      {hasPassword ? (
        <PasswordField
          {...secretProps(fields.currentPassword)}
          label="Current password"
          autoComplete="current-password"
        />
      ) : null}
      <div>
        <Button
          variant={danger ? 'danger' : 'secondary'}
          pending={usePending({ name: 'intent', value: intent })}
        >
          {button}
        </Button>
      </div>
    </Form>
  )
}
