import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import type { QuietHours } from '#core/schedule/quiet-hours.ts'
import { quietFormSchema } from '#core/schedule/schema.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { WEEKDAYS } from '#core/shared/calendar-names.ts'
import { readTexts } from '#core/shared/untrusted.ts'

export interface QuietHoursPanelProps {
  readonly quiet: QuietHours | null
  readonly timeZone: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
}

const ACTION = '/app/content/settings'

/** Hours in which nothing is published by itself: which days they begin on, from when to when. */
export function QuietHoursPanel({ quiet, timeZone, canWrite, reply }: QuietHoursPanelProps) {
  const [form, fields] = useCheckedForm({
    id: `quiet-${quiet ? `${quiet.days.join('')}-${quiet.from}-${quiet.to}` : 'none'}`,
    schema: quietFormSchema,
    reply,
    defaultValue: { from: minuteText(quiet?.from ?? 22 * 60), to: minuteText(quiet?.to ?? 7 * 60) },
  })
  const typed = reply?.initialValue ? readTexts([reply.initialValue.days].flat()) : null
  const problem = fields.days.errors?.[0]
  return (
    <Panel title="Quiet hours" anchor="quiet">
      <p className="text-ink-soft">
        In these hours, we don’t publish anything for you, in {timeZone.replaceAll('_', ' ')}. A post that
        would be published then waits until they end. Reminders and emails still arrive, and you can still
        post yourself.
      </p>
      <p>{quiet ? quietText(quiet) : 'You have no quiet hours.'}</p>
      {canWrite ? (
        <Form {...formProps(form)} action={ACTION} className="grid gap-4">
          <fieldset className="grid gap-1" aria-describedby={problem ? 'quiet-days-problem' : undefined}>
            <legend className="pb-1 font-semibold">Days they start on</legend>
            <div className="grid gap-x-4 sm:grid-cols-4">
              {WEEKDAYS.map((label, at) => (
                <Checkbox
                  key={label}
                  name="days"
                  value={String(at + 1)}
                  label={label}
                  defaultChecked={
                    typed ? typed.includes(String(at + 1)) : (quiet?.days.includes(at + 1) ?? true)
                  }
                />
              ))}
            </div>
            {problem ? (
              <p id="quiet-days-problem" role="alert" className="text-sm text-danger">
                {problem}
              </p>
            ) : null}
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...textProps(fields.from)} label="From" type="time" />
            <TextField {...textProps(fields.to)} label="To" type="time" />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button name="intent" value="quiet_set">
              Save quiet hours
            </Button>
            {quiet ? (
              <Button name="intent" value="quiet_off" variant="quiet" formNoValidate>
                Turn off quiet hours
              </Button>
            ) : null}
          </div>
        </Form>
      ) : null}
    </Panel>
  )
}

function quietText({ days, from, to }: QuietHours): string {
  const when = `${minuteText(from)} to ${minuteText(to)}${to > from ? '' : ' the next day'}`
  const names = days.flatMap(day => WEEKDAYS[day - 1] ?? [])
  return `${days.length === 7 ? 'Every day' : new Intl.ListFormat('en-GB').format(names)}, ${when}.`
}
