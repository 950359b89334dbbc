import { CalendarPlus } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { SCHEDULE_TEXTS } from '#app/schedule/copy.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { PlannerRow } from './planner-row.tsx'
import { RhythmStrip } from './rhythm-strip.tsx'
import { ScheduleCalendar } from './schedule-calendar.tsx'
import { ScheduleHeading } from './schedule-heading.tsx'
import type { CalendarView } from './schedule-views.ts'
import { ScheduledPostList } from './scheduled-post-list.tsx'
import { WeekDesk } from './week-desk.tsx'

export interface CalendarPageProps {
  readonly calendar: CalendarView
  readonly status: ScheduledPostStatus | null
  readonly platform: PlatformId | null
  /** What was scheduled just now and can be undone, by id. */
  readonly planned: string | null
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly canWrite: boolean
  readonly folds: Folds
  /** Why the last press did nothing. */
  readonly problem: string | null
}

/** The schedule: a week as a desk, a month, a day or a list, each at its own address. */
export function CalendarPage(props: CalendarPageProps) {
  const { calendar, status, platform, timeZone, canWrite } = props
  const { view, day, moved } = calendar
  const hrefOf = (over: object) =>
    `/app/content${listQuery({ view: view === 'week' ? null : view, date: day, status, platform, ...over })}`
  const here = hrefOf({})
  const isFiltered = status !== null || platform !== null
  const hasPlans = Object.entries(calendar.counts).some(
    ([name, n]) => name !== 'idea' && name !== 'cancelled' && n > 0,
  )
  const waiting = (calendar.counts.due ?? 0) + (calendar.counts.handed_over ?? 0)
  return (
    <>
      <ScheduleHeading
        tab="plan"
        isCompact
        waiting={waiting}
        heldAt={calendar.heldAt}
        actions={
          canWrite ? (
            <ButtonLink
              to="/app/content?tab=create"
              variant={calendar.desk?.offer ? 'secondary' : 'primary'}
              size="sm"
              icon={<CalendarPlus aria-hidden />}
            >
              Schedule post
            </ButtonLink>
          ) : undefined
        }
      />
      <div className="planner">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {calendar.undo ? (
          <UndoNotice action={`/app/content/planned/${calendar.undo.id}`} id={calendar.undo.id} back={here}>
            <span className="line-clamp-2">
              {calendar.undo.title ? `“${calendar.undo.title}”` : 'A post'} was removed from the planner.
            </span>
          </UndoNotice>
        ) : null}
        {moved && !calendar.items.some(({ id }) => id === moved.id) ? (
          <UndoNotice
            action={`/app/content/planned/${moved.id}`}
            id={moved.id}
            intent="move_back"
            fields={{ was: moved.was }}
            back={here}
          >
            <span className="line-clamp-2">
              {moved.title ? `“${moved.title}”` : 'A post'} was moved from {moved.when}.
            </span>
          </UndoNotice>
        ) : null}
        <PlannerRow {...props} hrefOf={hrefOf} />
        {calendar.desk ? (
          <RhythmStrip
            day={day}
            today={calendar.today}
            rhythm={calendar.desk.rhythm}
            shown={calendar.days}
            hrefOf={hrefOf}
          />
        ) : null}
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
        ) : view === 'week' ? (
          <WeekDesk {...props} back={here} isFiltered={isFiltered} hrefOf={hrefOf} />
        ) : (
          <ScheduleCalendar
            calendar={calendar}
            back={here}
            isFiltered={isFiltered}
            canWrite={canWrite}
            hrefOf={hrefOf}
          />
        )}
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
      </div>
    </>
  )
}
