import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { ChevronLeft, ChevronRight } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFold, LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { zoneText } from '#app/schedule/copy.ts'
import { monthOf, monthText } from '#core/monthly-review/month.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, platformName } from '#core/posts/platforms/platforms.ts'
import { SCHEDULE_VIEWS, stepDay } from '#core/schedule/days.ts'
import {
  SCHEDULED_POST_LABELS,
  SCHEDULED_POST_STATUSES,
  type ScheduledPostStatus,
} from '#core/schedule/status.ts'
import { dayText, spanText } from '#core/schedule/when-text.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import type { CalendarView } from './schedule-views.ts'

const NAMES = { month: 'Month', week: 'Week', day: 'Day', list: 'List' } as const
const SHOWN = SCHEDULED_POST_STATUSES.filter(status => status !== 'idea' && status !== 'sending')

export interface PlannerRowProps {
  readonly calendar: CalendarView
  readonly status: ScheduledPostStatus | null
  readonly platform: PlatformId | null
  readonly timeZone: string
  /** What is needed now and then comes when it is asked for. */
  readonly folds: Folds
  readonly hrefOf: (over: object) => string
}

/** One row above the calendar: what it shows, the way to the days before and after, how it is looked at, and the rest in a fold. */
export function PlannerRow(props: PlannerRowProps) {
  const { calendar, status, platform, hrefOf } = props
  const { view, day } = calendar
  return (
    <div className="planner-row">
      <p className="flex gap-1">
        <Link
          to={hrefOf({ date: stepDay(view, day, -1) })}
          preventScrollReset
          className="button button-quiet button-sm"
        >
          <ChevronLeft size={18} />
          <span className="sr-only">Earlier</span>
        </Link>
        <Link to={hrefOf({ date: null })} preventScrollReset className="button button-secondary button-sm">
          Today
        </Link>
        <Link
          to={hrefOf({ date: stepDay(view, day, 1) })}
          preventScrollReset
          className="button button-quiet button-sm"
        >
          <ChevronRight size={18} />
          <span className="sr-only">Later</span>
        </Link>
      </p>
      <h2>{titleOf(calendar)}</h2>
      <Choices {...props} />
      {status || platform ? (
        <TextLink to={hrefOf({ status: null, platform: null })}>Show all</TextLink>
      ) : null}
      <LaterFolds value={props.folds}>
        <LaterFold label="More" className="planner-more">
          <More {...props} />
        </LaterFold>
      </LaterFolds>
    </div>
  )
}

/** View, state and platform: they apply as they are chosen, and with a button where no scripts run. */
function Choices({ calendar, status, platform }: PlannerRowProps) {
  const { view, day } = calendar
  const form = useRef<HTMLFormElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const chosen = Object.entries({ view, status: status ?? '', platform: platform ?? '' }).flatMap(
      ([name, value]) => {
        const field = form.current?.elements.namedItem(name)
        return field instanceof HTMLSelectElement && field.value !== value ? [{ field, value }] : []
      },
    )
    // What was chosen before the page was awake is meant; later the address says what is shown.
    if (isNew.current && chosen.length > 0) form.current?.requestSubmit()
    else for (const { field, value } of chosen) field.value = value
    isNew.current = false
  }, [view, status, platform])
  return (
    <Form
      ref={form}
      method="get"
      action="/app/content"
      autoComplete="off"
      preventScrollReset
      onChange={event => event.currentTarget.requestSubmit()}
      className="planner-choices"
    >
      <input type="hidden" name="date" value={day} />
      <Choice
        name="view"
        label="View"
        value={view}
        options={SCHEDULE_VIEWS.map(name => ({ value: name, label: NAMES[name] }))}
      />
      <Choice
        name="status"
        label="Status"
        value={status ?? ''}
        options={[
          { value: '', label: 'Status' },
          ...SHOWN.map(value => ({ value, label: SCHEDULED_POST_LABELS[value] })),
        ]}
      />
      <Choice
        name="platform"
        label="Platform"
        value={platform ?? ''}
        options={[
          { value: '', label: 'Platform' },
          ...PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name })),
        ]}
      />
      <Button size="sm" className="hidden noscript:inline-flex">
        Show
      </Button>
    </Form>
  )
}

function Choice(props: {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}) {
  return (
    <select name={props.name} aria-label={props.label} defaultValue={props.value} className="control">
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** What is needed now and then. */
function More({ calendar, status, platform, timeZone, hrefOf }: PlannerRowProps) {
  const { view, day, limit } = calendar
  const names = calendar.inUse.map(id => platformName(id)).join(', ')
  return (
    <div>
      <Form key={hrefOf({})} method="get" action="/app/content" className="flex items-end gap-2">
        <input type="hidden" name="view" value={view} />
        {status ? <input type="hidden" name="status" value={status} /> : null}
        {platform ? <input type="hidden" name="platform" value={platform} /> : null}
        <DateField label="Go to" name="date" defaultValue={day} />
        <Button>Go</Button>
      </Form>
      <TextLink to="/app/content/settings">Weekly slots, calendar feed and pause</TextLink>
      <TextLink to="/app/content/import">Import a CSV file</TextLink>
      <a href="/app/content/export/plan.csv" className="underline">
        Export CSV
      </a>
      <a href="/app/content/export/plan.json" className="underline">
        Export JSON
      </a>
      <p>{zoneText(timeZone)}</p>
      {limit === Number.POSITIVE_INFINITY ? null : (
        <p>
          Your plan includes {limit === 1 ? 'one platform' : `${limit} platforms`}
          {names ? ` (${names})` : ''}. <TextLink to="/app/upgrade">Upgrade for every platform</TextLink>
        </p>
      )}
    </div>
  )
}

function titleOf({ view, day, days }: CalendarView): string {
  if (view === 'month') return monthText(monthOf(day))
  if (view === 'week') return spanText(days[0] ?? day, days.at(-1) ?? day)
  // A list names its first day without the weekday, so that the title stays as short as the other views'.
  return view === 'day'
    ? dayText(day, { year: true })
    : `From ${dayText(day, { year: true }).replace(/^\w+ /, '')}`
}
