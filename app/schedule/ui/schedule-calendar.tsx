import { useState } from 'react'
import { classNames } from '#app/design/primitives/class-names.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePost } from '#app/platform/client/use-post.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { CalendarView } from './schedule-views.ts'
import { ScheduledPostChip } from './scheduled-post-chip.tsx'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Weeks from Monday. On a narrow screen the same days stand below each other, and those with nothing on them step back.
 * A post is dragged to another day, or moved by its own page's form.
 */
export function ScheduleCalendar({
  calendar,
  timeZone,
  back,
  canWrite,
}: {
  calendar: CalendarView
  timeZone: string
  back: string
  canWrite: boolean
}) {
  const post = usePost()
  const [over, setOver] = useState<string | null>(null)
  const month = calendar.day.slice(0, 7)

  function drop(day: string, id: string) {
    setOver(null)
    if (id) post(`/app/content/planned/${id}`, { intent: 'drop', day, back })
  }

  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden grid-cols-7 gap-px pb-2 text-xs font-semibold text-ink-soft md:grid"
      >
        {WEEKDAYS.map(name => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </div>
      <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-7">
        {calendar.days.map(day => {
          const items = calendar.items.filter(item => item.day === day)
          const more = (items[0]?.ofDay ?? 0) - items.length
          const isToday = day === calendar.today
          return (
            <li
              key={day}
              id={`day-${day}`}
              data-day={day}
              aria-current={isToday ? 'date' : undefined}
              onDragOver={event => {
                event.preventDefault()
                setOver(day)
              }}
              onDragLeave={() => setOver(current => (current === day ? null : current))}
              onDrop={event => {
                event.preventDefault()
                drop(day, event.dataTransfer.getData('text/x-scheduled-post'))
              }}
              className={classNames(
                'planner-day',
                calendar.view !== 'month' && 'md:min-h-72',
                items.length === 0 && !isToday && 'max-md:hidden',
                calendar.view === 'month' && !day.startsWith(month) && 'bg-paper',
                over === day && 'outline-2 -outline-offset-2 outline-ember',
              )}
            >
              <p className="planner-date">
                <span aria-hidden="true" className="hidden md:inline">
                  {Number(day.slice(8))}
                </span>
                <span className="md:sr-only">{dayText(day)}</span>
                {isToday ? <span className="ml-1.5 text-xs">Today</span> : null}
              </p>
              {items.length > 0 ? (
                <ul className="grid gap-1.5">
                  {items.map(item => (
                    <ScheduledPostChip
                      key={item.id}
                      scheduledPost={item}
                      timeZone={timeZone}
                      back={back}
                      canWrite={canWrite}
                    />
                  ))}
                </ul>
              ) : isToday ? (
                <p className="text-sm text-ink-soft md:sr-only">Nothing scheduled</p>
              ) : null}
              {more > 0 ? (
                <TextLink to={`/app/content${listQuery({ view: 'day', date: day })}`} className="text-sm">
                  {more} more<span className="sr-only"> on {dayText(day)}</span>
                </TextLink>
              ) : null}
            </li>
          )
        })}
      </ol>
      {calendar.items.length === 0 ? (
        <p className="py-6 text-ink-soft">Nothing scheduled this {calendar.view}.</p>
      ) : null}
    </div>
  )
}
