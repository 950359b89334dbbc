import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { PLATFORM_IDS, PLATFORMS, platformName } from '#core/posts/platforms/platforms.ts'
import { isQuietSlot, type QuietHours } from '#core/schedule/quiet-hours.ts'
import { slotFormSchema } from '#core/schedule/schema.ts'
import type { Slot } from '#core/schedule/slots.ts'
import { subscribeLinks } from '#core/schedule/subscribe-links.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { WEEKDAYS } from '#core/shared/calendar-names.ts'
import { QuietHoursPanel } from './quiet-hours-panel.tsx'
import type { ListedPostView } from './schedule-views.ts'
import { ScheduledPostList } from './scheduled-post-list.tsx'

export interface ScheduleSettingsPageProps {
  readonly settings: {
    readonly slots: readonly (Slot & { readonly id: string })[]
    readonly quiet: QuietHours | null
    readonly heldAt: Date | null
    /** Scheduled posts whose time went by during the pause. */
    readonly overdue: readonly ListedPostView[]
    readonly next: readonly ListedPostView[]
    readonly waiting: number
    readonly hasFeed: boolean
    readonly feedUrl: string | null
  }
  readonly timeZone: string
  readonly canWrite: boolean
  /** Why the last press did nothing. */
  readonly problem: string | null
  readonly refusal?: string | undefined
  readonly reply?: FormReply | undefined
  readonly quietReply?: FormReply | undefined
}

const ACTION = '/app/content/settings'

/** The schedule's settings: weekly slots, quiet hours, the calendar feed, and the switch that pauses everything. */
export function ScheduleSettingsPage(props: ScheduleSettingsPageProps) {
  const { settings, timeZone, canWrite } = props
  return (
    <div className="max-w-[46rem]">
      <PageHeading
        title="Publishing"
        eyebrow={<TextLink to="/app/content">Content</TextLink>}
        description="Your weekly slots, your quiet hours, your calendar feed and a way to pause everything."
      />
      <div className="grid gap-6">
        {(props.refusal ?? props.problem) ? (
          <Notice tone="danger" live="alert">
            {props.refusal ?? props.problem}
          </Notice>
        ) : null}
        <Slots {...props} />
        <QuietHoursPanel
          quiet={settings.quiet}
          timeZone={timeZone}
          canWrite={canWrite}
          reply={props.quietReply}
        />
        <Panel title="Calendar feed">
          <p className="text-ink-soft">
            See your planner in the calendar on your phone or computer. Anyone with the address can read it,
            so keep it private. A new address replaces the old one straight away.
          </p>
          {settings.feedUrl ? (
            <TextField
              label="Secret address"
              readOnly
              value={settings.feedUrl}
              onFocus={event => event.target.select()}
            />
          ) : settings.hasFeed ? (
            <Notice tone="warning">We can’t show this address any more. Create a new one.</Notice>
          ) : null}
          {settings.feedUrl ? (
            <p className="flex flex-wrap gap-x-5 gap-y-1">
              Add it to:
              {subscribeLinks(settings.feedUrl).map(({ name, to }) => (
                // An address for a program leaves an empty tab behind.
                <a
                  key={name}
                  className="link"
                  href={to}
                  {...(to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
                >
                  {name}
                </a>
              ))}
            </p>
          ) : null}
          {canWrite || settings.hasFeed ? (
            <div className="flex flex-wrap gap-2">
              {canWrite ? (
                <Press intent="feed_on" label={settings.hasFeed ? 'Create new address' : 'Create address'} />
              ) : null}
              {settings.hasFeed ? <Press intent="feed_off" label="Turn off feed" /> : null}
            </div>
          ) : null}
        </Panel>
        <div id="hold" className="scroll-mt-20">
          <Panel title="Pause everything">
            {settings.heldAt ? (
              <>
                <p>
                  Everything is paused.{' '}
                  {settings.overdue.length === 0
                    ? 'When you resume, no posts are overdue.'
                    : 'When you resume, the posts you select here are published, or due for you to post. The others are marked as missed, and so are posts more than 24 hours late.'}
                </p>
                <Resume {...props} />
                {settings.next.length > 0 ? (
                  <>
                    <h3 className="text-xl">
                      Coming up
                      {settings.waiting > settings.overdue.length + settings.next.length
                        ? `, the first ${settings.next.length}`
                        : ''}
                    </h3>
                    <ScheduledPostList scheduledPosts={settings.next} timeZone={timeZone} back={ACTION} />
                  </>
                ) : null}
              </>
            ) : (
              <>
                <p className="text-ink-soft">
                  For days when posting would be insensitive. Nothing is published until you resume. Your
                  dates stay the same.
                </p>
                <div>
                  <Press intent="hold" label="Pause everything" />
                </div>
              </>
            )}
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Slots({ settings, timeZone, canWrite, reply }: ScheduleSettingsPageProps) {
  const [form, fields] = useCheckedForm({
    id: `slots-${settings.slots.length}`,
    schema: slotFormSchema,
    reply,
    defaultValue: { weekday: '2', time: '09:00' },
  })
  return (
    <Panel title="Weekly slots">
      <p className="text-ink-soft">
        Your regular posting times, in {timeZone.replaceAll('_', ' ')}. When you schedule a post, we suggest
        the next free slot.
      </p>
      {settings.slots.length > 0 ? (
        <ul className="grid gap-1">
          {settings.slots.map(slot => {
            const words = `${WEEKDAYS[slot.weekday - 1]}, ${minuteText(slot.minuteOfDay)}`
            const place = slot.platform ? platformName(slot.platform) : 'Every platform'
            return (
              <li
                key={slot.id}
                className="flex items-center justify-between gap-2 border-b border-line py-1.5"
              >
                <span className="tabular-nums">
                  {words}{' '}
                  <span className="text-ink-soft">
                    {place}
                    {isQuietSlot(settings.quiet, slot) ? '. In your quiet hours, so we skip it.' : ''}
                  </span>
                </span>
                {canWrite ? (
                  <Form method="post" action={ACTION} preventScrollReset>
                    <input type="hidden" name="id" value={slot.id} />
                    <Button size="sm" variant="quiet" name="intent" value="slot_remove">
                      Remove<span className="sr-only"> {words}</span>
                    </Button>
                  </Form>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      {canWrite ? (
        <Form {...formProps(form)} action={ACTION} className="grid gap-4">
          <FormNotice errors={form.errors} />
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              {...textProps(fields.weekday)}
              label="Weekday"
              options={WEEKDAYS.map((label, at) => ({ value: String(at + 1), label }))}
            />
            <TextField {...textProps(fields.time)} label="Time" type="time" />
            <SelectField
              {...textProps(fields.platform)}
              label="For"
              placeholder="Every platform"
              options={PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name }))}
            />
          </div>
          <div>
            <Button variant="primary" name="intent" value="slot_add">
              Add slot
            </Button>
          </div>
        </Form>
      ) : null}
    </Panel>
  )
}

/** Resumes, with a choice of what went by its time meanwhile. */
function Resume({ settings, timeZone, canWrite }: ScheduleSettingsPageProps) {
  if (!canWrite)
    return <ScheduledPostList scheduledPosts={settings.overdue} timeZone={timeZone} back={ACTION} />
  return (
    <Form method="post" action={ACTION} preventScrollReset className="grid gap-4">
      <div className="grid gap-1">
        {settings.overdue.map(({ id, title, scheduledFor, platform }) => (
          <div key={id}>
            <input type="hidden" name="shown" value={id} />
            <Checkbox
              name="publish"
              value={id}
              defaultChecked
              label={`${title || 'Untitled post'} (${platformName(platform)})`}
              description={whenText(scheduledFor, timeZone)}
            />
          </div>
        ))}
      </div>
      <div>
        <Button name="intent" value="resume">
          Resume
        </Button>
      </div>
    </Form>
  )
}

function Press({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" action={ACTION} preventScrollReset>
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  )
}
