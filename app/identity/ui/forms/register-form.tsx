import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { registerSchema } from '#core/identity/forms/register.ts'
import { FormProblem } from '../form-problem.tsx'
import { type Lock, useLock } from '../use-lock.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { type RegisterStart, RegisterTail, registerDefaults, takenAlong } from './register-tail.tsx'

/**
 * Name, e-mail, password twice, the plan to try, age and terms. The strength shows while typing; the server says it
 * without scripts.
 */
export function RegisterForm({
  reply,
  known,
  lock,
  hasGoogle = false,
  redirectTo = null,
}: {
  reply?: FormReply | undefined
  known: RegisterStart
  lock?: Lock | null
  hasGoogle?: boolean
  redirectTo?: string | null
}) {
  const [form, fields] = useCheckedForm({
    id: 'register',
    schema: registerSchema,
    reply,
    defaultValue: { ...registerDefaults(known), name: known.name ?? '' },
  })
  const pending = usePending()
  const secondsLeft = useLock(lock)
  return (
    <div className="grid gap-5">
      <FormProblem
        message={form.errors?.[0]}
        locked={lock != null}
        secondsLeft={secondsLeft}
        mode="sign-up"
        hasGoogle={hasGoogle}
        redirectTo={redirectTo}
        taken={takenAlong(fields)}
      />
      <Form {...formProps(form)} className="grid gap-5">
        <TextField {...textProps(fields.name)} label="Name" autoComplete="name" maxLength={100} />
        <TextField
          {...textProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <NewPasswordFields label="Password" fields={fields} />
        <RegisterTail fields={fields} offers={known.offers} />
        <Button
          variant="primary"
          size="lg"
          block
          pending={pending}
          pendingText="Creating…"
          disabled={secondsLeft > 0}
        >
          Create account
        </Button>
      </Form>
    </div>
  )
}
