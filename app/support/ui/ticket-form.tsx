import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { TICKET_TOPICS, type TicketTopic, ticketSchema } from '#core/support/ticket-form.ts'

export interface TicketFormProps {
  readonly topic: TicketTopic
  readonly idempotencyKey: string
  /** What the box sends along, shown before it is ticked. */
  readonly diagnostics: Readonly<Record<string, string>>
  readonly reply?: FormReply | undefined
}

/** A message to a person. */
export function TicketForm({ topic, idempotencyKey, diagnostics, reply }: TicketFormProps) {
  const [form, fields] = useCheckedForm({
    id: 'ticket',
    schema: ticketSchema,
    reply,
    defaultValue: { topic },
  })
  const pending = usePending()
  const key = useFormKey(idempotencyKey)
  const along = Object.entries(diagnostics).map(([name, value]) => `${name}: ${value}`)
  return (
    <KeptForm keptAs="ticket" {...formProps(form)} key={key} className="grid gap-5">
      <input type="hidden" name="idempotencyKey" value={key} />
      <FormNotice errors={form.errors} />
      <SelectField
        {...textProps(fields.topic)}
        label="What is it about?"
        options={TICKET_TOPICS.map(({ key, label }) => ({ value: key, label }))}
      />
      <TextAreaField
        {...textProps(fields.message)}
        label="What happened?"
        description="Tell us what you did, what happened and what you expected."
        rows={5}
        maxLength={5000}
      />
      <Checkbox
        {...tickProps(fields.diagnostics)}
        label="Include these details"
        description={along.join(' · ')}
      />
      <div>
        <Button variant="primary" pending={pending} pendingText="Sending…">
          Send message
        </Button>
      </div>
    </KeptForm>
  )
}
