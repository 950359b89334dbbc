import { usePost } from '#app/platform/client/use-post.ts'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import { BACK_TO_MONTH } from '#core/schedule/address.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { shortWeekday } from '#core/shared/calendar-names.ts'
import { PlannerDay, SCHEDULED_POST } from './planner-day.tsx'
import type { CalendarView } from './schedule-views.ts'
import { ScheduledPostChip } from './scheduled-post-chip.tsx'

const SHORT_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map(shortWeekday)

/** Days of the weeks within the first screen, at most. */
const FIRST_SCREEN = 21

/**
 * The weeks of a month from Monday. On a narrow screen the same days stand below each other, and those with nothing on them
 * step back. A post is dragged to another day, or moved by its own page's form.
 */
export function ScheduleCalendar({
  calendar,
  back,
  isFiltered,
  canWrite,
  hrefOf,
}: {
  calendar: CalendarView
  back: string
  /** Whether it shows one state or one platform alone. */
  isFiltered: boolean
  canWrite: boolean
  hrefOf: (over: object) => string
}) {
  const post = usePost()
  const month = calendar.day.slice(0, 7)
  const isWhole = useRestOfPage()
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden grid-cols-7 gap-px pb-2 text-xs font-semibold text-ink-soft *:px-2 lg:grid"
      >
        {SHORT_WEEKDAYS.map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="planner-days" data-rooms>
        {(isWhole ? calendar.days : calendar.days.slice(0, FIRST_SCREEN)).map(day => {
          const items = calendar.items.filter(item => item.day === day)
          const isBeside = !day.startsWith(month)
          return (
            <PlannerDay
              key={day}
              day={day}
              isToday={day === calendar.today}
              isBeside={isBeside}
              isEmpty={items.length === 0}
              onDropped={(id, kind) => {
                if (kind === SCHEDULED_POST) post(`/app/content/planned/${id}`, { intent: 'drop', day, back })
              }}
            >
              {items.length > 0 ? (
                <ul>
                  {items.map(item => (
                    <ScheduledPostChip
                      key={item.id}
                      scheduledPost={item}
                      back={back}
                      backWord={isFiltered ? back : isBeside ? month : BACK_TO_MONTH}
                      canWrite={canWrite}
                      movedFrom={item.id === calendar.moved?.id ? calendar.moved.was : undefined}
                    />
                  ))}
                </ul>
              ) : null}
              <MoreOfDay day={day} more={calendar.more[day]} hrefOf={hrefOf} />
            </PlannerDay>
          )
        })}
      </ol>
      {calendar.items.length === 0 ? (
        <p className="py-6 text-ink-soft">Nothing scheduled this month.</p>
      ) : null}
    </div>
  )
}

/** The way to the rest of a day that has more than is shown. */
export function MoreOfDay(props: {
  day: string
  more: number | undefined
  hrefOf: (over: object) => string
}) {
  const { day, more } = props
  if (!more) return null
  return (
    <a href={props.hrefOf({ view: 'day', date: day })}>
      {`${more} more`}
      <span>{` on ${dayText(day)}`}</span>
    </a>
  )
}
