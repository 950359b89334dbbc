import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { GUIDE_TEXTS } from '#app/onboarding/copy/guide.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { callSchema } from '#core/onboarding/guide/call-form.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { dayText, whenText } from '#core/schedule/when-text.ts'

export interface CallView {
  readonly id: string
  readonly startsAt: Date
  readonly topic: string
  readonly status: 'booked' | 'cancelled' | 'over'
  /** Where the call takes place; null once it is over. */
  readonly meetingUrl: string | null
}

export type Times =
  | { readonly kind: 'slots'; readonly slots: readonly Date[] }
  | { readonly kind: 'not_set_up' }
  | { readonly kind: 'unavailable' }

interface CallPanelProps {
  readonly call: CallView | null
  readonly times: Times | null
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly mayWrite: boolean
  readonly mayCancel: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
}

/** The call that is ahead, or the times at which one can be booked. */
export function CallPanel(props: CallPanelProps) {
  const { call, times, lock, mayWrite, timeZone, reply } = props
  return (
    <Panel title="Your call" description={GUIDE_TEXTS.callHelp}>
      {call?.status === 'booked' ? (
        <Booked call={call} mayCancel={props.mayCancel} timeZone={timeZone} />
      ) : (
        <>
          {call ? (
            <p className="text-ink-soft">
              {GUIDE_TEXTS.over} {whenText(call.startsAt, timeZone)}.
            </p>
          ) : null}
          {times?.kind === 'slots' && times.slots.length > 0 ? (
            <BookForm slots={times.slots} timeZone={timeZone} reply={reply} />
          ) : (
            <p className="text-ink-soft">
              {times ? (
                <>
                  {times.kind === 'slots'
                    ? GUIDE_TEXTS.noSlots
                    : times.kind === 'not_set_up'
                      ? GUIDE_TEXTS.noCalendar
                      : GUIDE_TEXTS.noAnswer}{' '}
                  <TextLink to="/app/support#ask">Ask us</TextLink>
                </>
              ) : lock === null && !mayWrite ? (
                GUIDE_TEXTS.readOnlyCall
              ) : (
                GUIDE_TEXTS.notInPlan
              )}
            </p>
          )}
        </>
      )}
    </Panel>
  )
}

function Booked({ call, mayCancel, timeZone }: { call: CallView; mayCancel: boolean; timeZone: string }) {
  return (
    <div className="grid gap-4">
      <p className="font-display text-xl">{whenText(call.startsAt, timeZone)}</p>
      {call.topic ? <p className="whitespace-pre-line text-ink-soft">{call.topic}</p> : null}
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {call.meetingUrl ? (
          <li>
            <a className="link" href={call.meetingUrl} rel="noopener noreferrer" target="_blank">
              Join the call
            </a>
          </li>
        ) : null}
        <li>
          <a className="link" href="/app/guide/call.ics" download>
            Add to your calendar
          </a>
        </li>
      </ul>
      {mayCancel ? (
        <Form method="post">
          <input type="hidden" name="id" value={call.id} />
          <Button variant="quiet" name="intent" value="cancel">
            Cancel call
          </Button>
        </Form>
      ) : null}
    </div>
  )
}

function BookForm(props: { slots: readonly Date[]; timeZone: string; reply: FormReply | undefined }) {
  const { slots, timeZone, reply } = props
  const [form, fields] = useCheckedForm({ id: 'call-form', schema: callSchema, reply })
  const pending = usePending({ name: 'intent', value: 'book' })
  const days = Map.groupBy(slots, slot => wallTimeOf(slot, timeZone).day)
  return (
    <KeptForm keptAs="onboarding-call" {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <ChoiceGroup legend="Time" error={fields.slot.errors}>
        {group => (
          <div className="grid gap-4">
            {[...days].map(([day, starts]) => (
              <div key={day} className="grid gap-2">
                <p className="text-sm font-semibold">{dayText(day)}</p>
                <div className="flex flex-wrap gap-2">
                  {starts.map(start => (
                    <label
                      key={start.toISOString()}
                      className="flex cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-raised px-3 py-2 tabular-nums"
                    >
                      <input
                        type="radio"
                        className="tick"
                        name={fields.slot.name}
                        value={start.toISOString()}
                        defaultChecked={fields.slot.initialValue === start.toISOString()}
                        aria-describedby={group.describedBy}
                        aria-label={`${dayText(day)}, ${minuteText(wallTimeOf(start, timeZone).minute)}`}
                      />
                      {minuteText(wallTimeOf(start, timeZone).minute)}
                    </label>
                  ))}
                </div>
              </div>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <TextAreaField
        {...textProps(fields.topic)}
        label="What would you like to talk about?"
        optional
        rows={3}
        description={GUIDE_TEXTS.topicHelp}
      />
      <div>
        <Button variant="primary" name="intent" value="book" pending={pending} pendingText="Booking…">
          Book call
        </Button>
      </div>
    </KeptForm>
  )
}
