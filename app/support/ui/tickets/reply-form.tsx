import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { TICKET_MESSAGE_MOST, ticketReplySchema } from '#core/support/threads.ts'

/** Room to write into a thread. */
export function ReplyForm(props: {
  ticketId: string
  description: string | undefined
  idempotencyKey: string
  reply?: FormReply | undefined
}) {
  const [form, fields] = useCheckedForm({ id: 'reply', schema: ticketReplySchema, reply: props.reply })
  return (
    <KeptForm keptAs={`ticket:${props.ticketId}`} {...formProps(form)} className="grid gap-4">
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      <FormNotice errors={form.errors} />
      <TextAreaField
        {...textProps(fields.message)}
        label="Your reply"
        description={props.description}
        rows={4}
        maxLength={TICKET_MESSAGE_MOST}
      />
      <div>
        <Button
          variant="primary"
          name="intent"
          value="reply"
          pending={usePending({ name: 'intent', value: 'reply' })}
          pendingText="Sending…"
        >
          Send reply
        </Button>
      </div>
    </KeptForm>
  )
}
