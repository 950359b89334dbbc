import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { secondFactorSchema } from '#core/identity/forms/second-factor.ts'
import { FormProblem } from '../form-problem.tsx'
import { SecondFactorField } from './second-factor-field.tsx'

/** The code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ reply }: { reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'second-step', schema: secondFactorSchema, reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormProblem message={form.errors?.[0]} />
      <SecondFactorField field={fields.code} />
      <Button variant="primary" size="lg" block pending={pending} pendingText="Checking…">
        Continue
      </Button>
    </Form>
  )
}
