import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { memberRequestSchema } from '#core/requests/schema.ts'
import { WantedFields } from './wanted-fields.tsx'

/** Where a member asks for a post. */
export function NewRequestPage(props: { idempotencyKey: string; reply?: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'new-request',
    schema: memberRequestSchema,
    reply: props.reply,
  })
  const pending = usePending({ name: 'intent', value: 'ask' })
  const of = (name: string) => fields[name as keyof typeof fields]
  return (
    <div className="max-w-[44rem]">
      <PageHeading
        title="New request"
        description="Ask your team for a post."
        eyebrow={<TextLink to="/app/requests">Requests</TextLink>}
      />
      <Card>
        <KeptForm keptAs="new-request" {...formProps(form)} className="grid gap-6">
          <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
          <FormNotice errors={form.errors} />
          <WantedFields
            typed={name => {
              const value = of(name)?.initialValue
              return typeof value === 'string' ? value : ''
            }}
            errorOf={name => of(name)?.errors ?? null}
          />
          <div>
            <Button variant="primary" name="intent" value="ask" pending={pending} pendingText="Sending…">
              Send request
            </Button>
          </div>
        </KeptForm>
      </Card>
    </div>
  )
}
