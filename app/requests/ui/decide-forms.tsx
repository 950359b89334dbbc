import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { acceptRequestSchema, declineRequestSchema, REQUEST_LIMITS } from '#core/requests/schema.ts'
import type { KeeperView, RequestView } from './request-views.ts'

interface DecideProps {
  readonly request: RequestView
  readonly keepers: readonly KeeperView[]
  readonly today: string
  readonly reply?: FormReply | undefined
}

/** Accept with a day and an owner, decline with a reason; later the day and the owner can be changed. */
export function DecideForms({ reply, ...props }: DecideProps) {
  const { state } = props.request
  // Which of the two comes back shows by the field that it has.
  const isDecline = reply?.initialValue !== undefined && Object.hasOwn(reply.initialValue ?? {}, 'reason')
  const isDeclining = isDecline || reply?.error?.reason !== undefined
  return (
    <>
      <Accept {...props} reply={isDeclining ? undefined : reply} />
      {state === 'new' ? <Decline id={props.request.id} reply={isDeclining ? reply : undefined} /> : null}
    </>
  )
}

function Accept({ request, keepers, today, reply }: DecideProps) {
  const isOpen = request.state === 'new' || request.state === 'declined'
  const [form, fields] = useCheckedForm({
    id: 'accept',
    schema: acceptRequestSchema,
    reply,
    defaultValue: {
      dueOn: request.dueOn ?? request.wishedOn ?? '',
      ownerId: request.ownerId ?? keepers[0]?.id ?? '',
    },
  })
  return (
    <Panel
      title={isOpen ? 'Accept' : 'Day and owner'}
      description={isOpen ? 'It becomes an idea in your planner.' : undefined}
    >
      <Form {...formProps(form)} className="grid gap-5">
        <FormNotice errors={form.errors} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField {...textProps(fields.dueOn)} label="Due" min={today} required />
          <SelectField
            {...textProps(fields.ownerId)}
            label="Owner"
            options={keepers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div>
          {isOpen ? (
            <Button variant="primary" name="intent" value="accept">
              Accept request
            </Button>
          ) : (
            <Button name="intent" value="assign">
              Save day and owner
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  )
}

function Decline({ id, reply }: { id: string; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'decline', schema: declineRequestSchema, reply })
  return (
    <Panel title="Decline" description="They see your reason.">
      <KeptForm keptAs={`decline-request:${id}`} {...formProps(form)} className="grid gap-5">
        <TextAreaField
          {...textProps(fields.reason)}
          label="Reason"
          rows={3}
          maxLength={REQUEST_LIMITS.reason}
          required
        />
        <div>
          <Button name="intent" value="decline">
            Decline request
          </Button>
        </div>
      </KeptForm>
    </Panel>
  )
}
