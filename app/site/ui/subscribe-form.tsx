import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { RobotField } from '#app/platform/forms/visitor-fields.tsx'
import { newsletterSchema } from '#core/site/contact-form.ts'

/** The footer's box on a page of its own, where it can say what was wrong beside what was typed. */
export function SubscribeForm({ reply }: { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'newsletter-page', schema: newsletterSchema, reply })
  const pending = usePending()
  return (
    <Form {...formProps(form)} action="/newsletter" className="grid w-full max-w-sm gap-5">
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <RobotField />
      <Button variant="primary" size="lg" pending={pending} pendingText="Sending…">
        Subscribe
      </Button>
    </Form>
  )
}
