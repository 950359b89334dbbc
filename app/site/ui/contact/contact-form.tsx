import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { VisitorFields } from '#app/platform/forms/visitor-fields.tsx'
import { CONTACT_TOPICS, type ContactTopic, contactSchema } from '#core/site/contact-form.ts'

export interface ContactFormProps {
  reply?: FormReply | undefined
  topic: ContactTopic
  stamp: string
  idempotencyKey: string
}

/** Name, address, topic and message: to a person, not to a queue. */
export function ContactForm({ reply, topic, stamp, idempotencyKey }: ContactFormProps) {
  const [form, fields] = useCheckedForm({
    id: 'contact',
    schema: contactSchema,
    reply,
    defaultValue: { topic },
  })
  const pending = usePending()
  return (
    <KeptForm keptAs="contact" {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <TextField {...textProps(fields.name)} label="Your name" autoComplete="name" maxLength={100} />
      <TextField
        {...textProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <SelectField
        {...textProps(fields.topic)}
        label="Topic"
        options={CONTACT_TOPICS.map(({ key, label }) => ({ value: key, label }))}
      />
      <TextAreaField {...textProps(fields.message)} label="Your message" rows={6} maxLength={5000} />
      <VisitorFields reply={reply} stamp={stamp} idempotencyKey={idempotencyKey} />
      <Button variant="primary" size="lg" pending={pending} pendingText="Sending…">
        Send message
      </Button>
    </KeptForm>
  )
}
