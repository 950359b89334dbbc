import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { magicLinkRegisterSchema, magicLinkSchema } from '#core/identity/forms/sign-in.ts'
import { FormProblem } from '../form-problem.tsx'
import { type Lock, useLock } from '../use-lock.ts'
import { type RegisterStart, RegisterTail, registerDefaults, takenAlong } from './register-tail.tsx'

interface MagicLinkFormProps {
  readonly reply?: FormReply | undefined
  readonly lock: Lock | null
  readonly hasGoogle: boolean
  readonly remembered: boolean
}

/** Signing in without a password: only the e-mail. */
export function MagicLinkForm({ reply, lock, hasGoogle, remembered }: MagicLinkFormProps) {
  const [form, fields] = useCheckedForm({ id: 'magic', schema: magicLinkSchema, reply })
  const pending = usePending()
  const secondsLeft = useLock(lock)
  return (
    <div className="grid gap-5">
      <FormProblem
        message={form.errors?.[0]}
        locked={lock !== null}
        secondsLeft={secondsLeft}
        hasGoogle={hasGoogle}
      />
      <Form {...formProps(form)} className="grid gap-5">
        <TextField
          {...textProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
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
          pendingText="Sending…"
          disabled={secondsLeft > 0}
        >
          Send magic link
        </Button>
      </Form>
    </div>
  )
}

/** Registering without a password: the e-mail, the plan to try, and the terms. */
export function MagicLinkRegisterForm({
  reply,
  known,
  lock,
  hasGoogle,
}: Omit<MagicLinkFormProps, 'remembered'> & { readonly known: RegisterStart }) {
  const [form, fields] = useCheckedForm({
    id: 'magic-register',
    schema: magicLinkRegisterSchema,
    reply,
    defaultValue: registerDefaults(known),
  })
  const pending = usePending()
  const secondsLeft = useLock(lock)
  return (
    <div className="grid gap-5">
      <FormProblem
        message={form.errors?.[0]}
        locked={lock !== null}
        secondsLeft={secondsLeft}
        mode="sign-up"
        hasGoogle={hasGoogle}
        taken={takenAlong(fields)}
      />
      <Form {...formProps(form)} className="grid gap-5">
        <TextField
          {...textProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <RegisterTail fields={fields} offers={known.offers} />
        <Button
          variant="primary"
          size="lg"
          block
          pending={pending}
          pendingText="Sending…"
          disabled={secondsLeft > 0}
        >
          Send magic link
        </Button>
      </Form>
    </div>
  )
}
