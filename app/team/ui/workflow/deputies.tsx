import { Form } from 'react-router'
import { fullDay } from '#app/design/charts/day-label.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { deputySchema } from '#core/posts/approval/workflow/workflow-form.ts'
import type { ApproverView } from './steps-form.tsx'

export interface DeputyView {
  readonly id: string
  readonly memberId: string
  readonly deputyId: string
  readonly fromDay: string
  readonly toDay: string
}

/** Who stands in for whom while they are away. */
export function Deputies(props: {
  deputies: readonly DeputyView[]
  people: readonly ApproverView[]
  today: string
  canAdd: boolean
  canRemove: boolean
  reply?: FormReply | undefined
}) {
  const { deputies, people, canAdd } = props
  const nameOf = (id: string) => people.find(person => person.id === id)?.name ?? 'Someone who has left'
  const able = people.filter(({ mayApprove }) => mayApprove)
  return (
    <Panel
      title="Deputies"
      description="While someone is away, their deputy can approve in their place. The activity log names both."
    >
      {deputies.length === 0 ? (
        <p className="text-ink-soft">No one stands in for anyone at the moment.</p>
      ) : (
        <ul className="grid gap-3">
          {deputies.map(({ id, memberId, deputyId, fromDay, toDay }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <p className="wrap-anywhere">
                <span className="font-semibold">{nameOf(deputyId)}</span> for {nameOf(memberId)},{' '}
                <span className="text-ink-soft">
                  {fullDay(fromDay)} to {fullDay(toDay)}
                </span>
              </p>
              {props.canRemove ? (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button
                    size="sm"
                    variant="quiet"
                    name="intent"
                    value="remove_deputy"
                    aria-label={`Remove deputy ${nameOf(deputyId)}`}
                  >
                    Remove
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {!canAdd ? null : able.length < 2 ? (
        <p className="text-ink-soft">
          Invite an admin or a reviewer first. Only people who can approve stand in.
        </p>
      ) : (
        <DeputyForm key={deputies.length} people={able} today={props.today} reply={props.reply} />
      )}
    </Panel>
  )
}

function DeputyForm(props: {
  people: readonly ApproverView[]
  today: string
  reply?: FormReply | undefined
}) {
  const [form, fields] = useCheckedForm({
    id: 'deputy',
    schema: deputySchema,
    reply: props.reply,
    defaultValue: { fromDay: props.today, toDay: props.today },
  })
  const options = props.people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Form {...formProps(form)} className="grid gap-4">
      <FormNotice errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...textProps(fields.memberId)}
          label="Who is away"
          placeholder="Choose one"
          options={options}
        />
        <SelectField
          {...textProps(fields.deputyId)}
          label="Who stands in"
          placeholder="Choose one"
          options={options}
        />
        <DateField {...textProps(fields.fromDay)} label="First day" />
        <DateField {...textProps(fields.toDay)} label="Last day" />
      </div>
      <div>
        <Button
          name="intent"
          value="deputy"
          pending={usePending({ name: 'intent', value: 'deputy' })}
          pendingText="Saving…"
        >
          Save deputy
        </Button>
      </div>
    </Form>
  )
}
