import { Form } from 'react-router'
import { CalendarPlus, ChevronLeft, ChevronRight } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SCHEDULE_TEXTS } from '#app/schedule/copy.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { SCHEDULE_VIEWS, stepDay } from '#core/schedule/days.ts'
import {
  SCHEDULED_POST_LABELS,
  SCHEDULED_POST_STATUSES,
  type ScheduledPostStatus,
} from '#core/schedule/status.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { ScheduleCalendar } from './schedule-calendar.tsx'
import { ScheduleHeading } from './schedule-heading.tsx'
import type { CalendarView } from './schedule-views.ts'
import { ScheduledPostList } from './scheduled-post-list.tsx'

export interface CalendarPageProps {
  readonly calendar: CalendarView
  readonly status: ScheduledPostStatus | null
  readonly platform: PlatformId | null
  readonly timeZone: string
  readonly canWrite: boolean
  /** Why the last press did nothing. */
  readonly problem: string | null
}

const NAMES = { month: 'Month', week: 'Week', day: 'Day', list: 'List' } as const
const SHOWN = SCHEDULED_POST_STATUSES.filter(status => status !== 'idea' && status !== 'sending')

/** The schedule: a month, a week, a day or a list, each at its own address. */
export function CalendarPage(props: CalendarPageProps) {
  const { calendar, status, platform, timeZone, canWrite } = props
  const { view, day } = calendar
  const hrefOf = (over: object) =>
    `/app/content${listQuery({ view: view === 'month' ? null : view, date: day, status, platform, ...over })}`
  const here = hrefOf({})
  const hasPlans = Object.entries(calendar.counts).some(
    ([name, n]) => name !== 'idea' && name !== 'cancelled' && n > 0,
  )
  const waiting = (calendar.counts.due ?? 0) + (calendar.counts.handed_over ?? 0)
  return (
    <>
      <ScheduleHeading
        tab="plan"
        waiting={waiting}
        heldAt={calendar.heldAt}
        timeZone={timeZone}
        actions={
          canWrite ? (
            <ButtonLink to="/app/content?tab=create" variant="primary" icon={<CalendarPlus aria-hidden />}>
              Schedule post
            </ButtonLink>
          ) : undefined
        }
      />
      <div className="grid gap-5">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {calendar.undo ? (
          <UndoNotice action={`/app/content/planned/${calendar.undo.id}`} id={calendar.undo.id}>
            <span className="line-clamp-2">
              {calendar.undo.title ? `“${calendar.undo.title}”` : 'A post'} was removed from the planner.
            </span>
          </UndoNotice>
        ) : null}
        {hasPlans ? null : (
          <EmptyState
            icon={<CalendarPlus />}
            title={SCHEDULE_TEXTS.emptyTitle}
            action={
              <span className="flex flex-wrap gap-3">
                <ButtonLink to="/app/content?tab=create">Choose a post</ButtonLink>
                <ButtonLink to="/app/content/settings" variant="quiet">
                  Set a weekly rhythm
                </ButtonLink>
              </span>
            }
          >
            {SCHEDULE_TEXTS.empty}
          </EmptyState>
        )}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <ButtonLink
              to={hrefOf({ date: stepDay(view, day, -1) })}
              size="sm"
              preventScrollReset
              icon={<ChevronLeft aria-hidden />}
            >
              Earlier
            </ButtonLink>
            <ButtonLink to={hrefOf({ date: null })} size="sm" preventScrollReset>
              Today
            </ButtonLink>
            <ButtonLink
              to={hrefOf({ date: stepDay(view, day, 1) })}
              size="sm"
              preventScrollReset
              icon={<ChevronRight aria-hidden />}
            >
              Later
            </ButtonLink>
            <h2 className="font-display text-2xl max-sm:mt-2 max-sm:basis-full sm:ml-2">
              {titleOf(calendar)}
            </h2>
          </div>
          <Tabs
            label="View"
            tabs={SCHEDULE_VIEWS.map(name => ({
              label: NAMES[name],
              to: hrefOf({ view: name === 'month' ? null : name }),
              current: name === view,
            }))}
          />
        </div>
        <Form key={here} method="get" action="/app/content" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="view" value={view} />
          <DateField label="Go to" name="date" defaultValue={day} className="w-44" />
          <SelectField
            label="Status"
            name="status"
            defaultValue={status ?? ''}
            placeholder="All"
            options={SHOWN.map(value => ({ value, label: SCHEDULED_POST_LABELS[value] }))}
            className="w-40"
          />
          <SelectField
            label="Platform"
            name="platform"
            defaultValue={platform ?? ''}
            placeholder="All"
            options={PLATFORM_IDS.map(value => ({ value, label: PLATFORMS[value].name }))}
            className="w-40"
          />
          <Button>Show</Button>
          {status || platform ? (
            <TextLink to={hrefOf({ status: null, platform: null })}>Show all</TextLink>
          ) : null}
        </Form>
        {calendar.list ? (
          <>
            {calendar.list.rows.length === 0 ? (
              <p className="py-6 text-ink-soft">
                {view === 'day' ? 'Nothing scheduled on this day.' : 'Nothing scheduled from this day on.'}
              </p>
            ) : (
              <ScheduledPostList scheduledPosts={calendar.list.rows} timeZone={timeZone} back={here} />
            )}
            <Pagination
              page={calendar.list.page}
              pageCount={calendar.list.pages}
              label="scheduled posts"
              hrefOf={page => hrefOf({ page })}
            />
          </>
        ) : (
          <ScheduleCalendar calendar={calendar} timeZone={timeZone} back={here} canWrite={canWrite} />
        )}
        <CalendarFoot calendar={calendar} />
      </div>
    </>
  )
}

function titleOf({ view, day, days }: CalendarView): string {
  if (view === 'month')
    return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  if (view === 'week') return `Week of ${dayText(days[0] ?? day, { year: true }).replace('Monday ', '')}`
  // A list names its first day without the weekday, so that the title stays as short as the other views'.
  return view === 'day'
    ? dayText(day, { year: true })
    : `From ${dayText(day, { year: true }).replace(/^\w+ /, '')}`
}

function CalendarFoot({ calendar }: { calendar: CalendarView }) {
  const names = calendar.inUse.map(id => PLATFORMS[readPlatform(id) ?? 'blog'].name).join(', ')
  return (
    <footer className="grid gap-3 border-t border-line pt-4 text-sm text-ink-soft">
      {calendar.limit === Number.POSITIVE_INFINITY ? null : (
        <p>
          Your plan includes {calendar.limit === 1 ? 'one platform' : `${calendar.limit} platforms`}
          {names ? ` (${names})` : ''}. <TextLink to="/app/upgrade">Upgrade for every platform</TextLink>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <TextLink to="/app/content/settings">Weekly slots, calendar feed and pause</TextLink>
        <TextLink to="/app/content/import">Import a CSV file</TextLink>
        <a href="/app/content/export/plan.csv" className="underline">
          Export CSV
        </a>
        <a href="/app/content/export/plan.json" className="underline">
          Export JSON
        </a>
      </p>
    </footer>
  )
}
