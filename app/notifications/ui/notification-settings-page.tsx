import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { ALWAYS_SENT, EMAIL_LABELS, EVENT_LABELS } from '#app/notifications/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { NotificationChoices } from '#core/notifications/choices.ts'
import {
  EMAIL_CHOICES,
  EVENT_NAMES,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '#core/notifications/events.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { WEEKDAYS } from '#core/shared/calendar-names.ts'
import { BrowserPushPanel, type BrowserPushView } from './browser-push-panel.tsx'

export interface NotificationSettingsPageProps {
  readonly choices: NotificationChoices
  readonly hour: number
  readonly weekday: number
  readonly dueToday: boolean
  readonly week: boolean
  readonly summary: boolean
  /** The plan has Analytics, whose weekly letter can be chosen. */
  readonly hasSummary: boolean
  readonly timeZone: string
  /** Null where messages to browsers are not offered. */
  readonly push: BrowserPushView | null
  readonly problem?: string | undefined
}

const OPTIONS = EMAIL_CHOICES.map(value => ({ value, label: EMAIL_LABELS[value] }))
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: minuteText(hour * 60) }))
const DAYS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))

/** Settings, "Notifications": for each event whether it stands on the page and how it comes by email. */
export function NotificationSettingsPage(props: NotificationSettingsPageProps) {
  const { choices, hour, weekday, dueToday, week, timeZone, push, problem, summary, hasSummary } = props
  const pending = usePending()
  return (
    <div className="grid gap-6">
      <PageHeading title="Notifications" description="What we tell you about this workspace, and how." />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <Form method="post" className="grid gap-6">
        {push ? <input type="hidden" name="push" value="asked" /> : null}
        {hasSummary ? <input type="hidden" name="hasSummary" value="asked" /> : null}
        <Panel title="Events">
          <div className="grid divide-y divide-line">
            {EVENT_NAMES.filter(event => !NOTIFICATION_EVENTS[event].locked).map(event => (
              <EventFields key={event} event={event} choice={choices[event]} hasPush={push !== null} />
            ))}
          </div>
        </Panel>
        <Panel
          title="Daily and weekly emails"
          description="Everything you’ve set to daily or weekly comes in one email. If there’s nothing to say, we don’t send it."
        >
          <div className="grid gap-1">
            <Checkbox
              name="dueToday"
              label="List what you post yourself today in the daily email"
              defaultChecked={dueToday}
            />
            <Checkbox name="week" label="Sum up your week in the weekly email" defaultChecked={week} />
            {hasSummary ? (
              <>
                <Checkbox
                  name="summary"
                  label="Email me the weekly letter on Mondays: what the week came to and one thing to do"
                  defaultChecked={summary}
                />
                <p className="text-ink-soft">
                  <TextLink to="/app/analytics/summary">Read the weekly letter</TextLink>
                </p>
              </>
            ) : null}
          </div>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <SelectField label="Time" name="hour" defaultValue={String(hour)} options={HOURS} />
            <SelectField
              label="Day of the weekly email"
              name="weekday"
              defaultValue={String(weekday)}
              options={DAYS}
            />
          </div>
          <p className="text-ink-soft">
            In your time zone, {timeZone.replaceAll('_', ' ')}.{' '}
            <TextLink to="/app/settings">Change time zone</TextLink>
          </p>
        </Panel>
        <div>
          <Button variant="primary" pending={pending} pendingText="Saving…">
            Save settings
          </Button>
        </div>
      </Form>
      {push ? <BrowserPushPanel push={push} /> : null}
      <Panel title="Always sent" description="These emails come at once and can’t be turned off.">
        <ul className="list-disc pl-5">
          {ALWAYS_SENT.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function EventFields(props: {
  event: NotificationEvent
  choice: NotificationChoices[NotificationEvent]
  hasPush: boolean
}) {
  const { event, choice, hasPush } = props
  const { label, when } = EVENT_LABELS[event]
  return (
    <fieldset
      className={`grid gap-x-6 gap-y-2 py-4 sm:items-center ${hasPush ? 'grid-cols-2 sm:grid-cols-[minmax(0,1fr)_7rem_8rem_9rem]' : 'sm:grid-cols-[minmax(0,1fr)_8rem_10rem]'}`}
    >
      <legend className={`float-left w-full font-semibold sm:contents ${hasPush ? 'col-span-2' : ''}`}>
        <span className="sm:self-center">
          {label}
          <span className="block font-normal text-ink-soft">{when}</span>
        </span>
      </legend>
      <Checkbox name={`page.${event}`} label="In the app" defaultChecked={choice.page} />
      {hasPush ? <Checkbox name={`push.${event}`} label="In browsers" defaultChecked={choice.push} /> : null}
      <SelectField
        label="Email"
        name={`email.${event}`}
        defaultValue={choice.email}
        options={OPTIONS}
        className={hasPush ? 'col-span-2 sm:col-span-1' : ''}
      />
    </fieldset>
  )
}
