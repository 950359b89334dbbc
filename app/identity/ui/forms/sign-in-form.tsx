import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { PasswordField } from '#app/design/primitives/fields/password-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { secretProps, textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { signInSchema } from '#core/identity/forms/sign-in.ts'
import { FormProblem } from '../form-problem.tsx'
import { type Lock, useLock } from '../use-lock.ts'

export interface SignInFormProps {
  readonly reply?: FormReply | undefined
  readonly lock: Lock | null
  readonly hasGoogle: boolean
  /** Whether the box was ticked the last time. */
  readonly remembered: boolean
  /** Where a forgotten password is helped with. */
  readonly forgot: ReactNode
  /** Offered beside the problem when the mailbox still waits to be confirmed. */
  readonly resend: ReactNode
}

/** E-mail and password; the answer to a wrong one does not tell which was wrong. */
export function SignInForm({ reply, lock, hasGoogle, remembered, forgot, resend }: SignInFormProps) {
  const [form, fields] = useCheckedForm({ id: 'sign-in', schema: signInSchema, reply })
  const pending = usePending()
  const secondsLeft = useLock(lock)
  const isLocked = secondsLeft > 0
  return (
    <div className="grid gap-5">
      <FormProblem
        message={form.errors?.[0]}
        locked={lock !== null}
        secondsLeft={secondsLeft}
        hasGoogle={hasGoogle}
        action={resend}
        otherWay={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <TextLink to="/auth?magic=1">Email me a sign-in link</TextLink>
            <TextLink to="/auth/forgot">Reset my password</TextLink>
          </span>
        }
      />
      <Form {...formProps(form)} className="grid gap-5">
        <TextField
          {...textProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <div className="grid gap-1">
          <PasswordField {...secretProps(fields.password)} label="Password" autoComplete="current-password" />
          <div className="justify-self-end text-sm">{forgot}</div>
        </div>
        <Checkbox
          {...tickProps(fields.remember)}
          defaultChecked={reply ? fields.remember.initialValue === 'on' : remembered}
          label="Remember me on this device"
        />
        <Button
          variant="primary"
          size="lg"
          block
          pending={pending}
          pendingText="Signing in…"
          disabled={isLocked}
        >
          Sign In
        </Button>
      </Form>
    </div>
  )
}
