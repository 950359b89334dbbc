import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { FormProblem } from '../form-problem.tsx'

interface PressFormProps {
  readonly reply?: FormReply | undefined
  readonly label: string
  readonly pendingText: string
  /** What pressing does, where the page has not said it. */
  readonly children?: ReactNode
}

/** What a mailed link leads to: one button, since opening the link changes nothing. */
export function PressForm({ reply, label, pendingText, children }: PressFormProps) {
  return (
    <Form method="post" className="grid gap-5">
      <FormProblem message={reply?.error?.['']?.[0]} />
      {children}
      <Button variant="primary" size="lg" block pending={usePending()} pendingText={pendingText}>
        {label}
      </Button>
    </Form>
  )
}
