import type { ReactNode } from 'react'
import { useDropPlace } from '#app/design/primitives/actions/drag.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { dayText } from '#core/schedule/when-text.ts'

/** What is dragged: a scheduled post or a draft. */
export const SCHEDULED_POST = 'text/x-scheduled-post'
export const DRAFT = 'text/x-draft'
export type Dragged = typeof SCHEDULED_POST | typeof DRAFT

/** One day of the calendar: its date, what is on it, and a place to drop a post or a draft. */
export function PlannerDay(props: {
  day: string
  /** How its date is written where days stand side by side; in a month its number alone, which its name has in it. */
  short?: string
  isToday: boolean
  /** Whether it is of the month before or after. */
  isBeside?: boolean
  /** Whether it steps back where days stand below each other. */
  isEmpty: boolean
  onDropped: (id: string, kind: Dragged) => void
  children: ReactNode
}) {
  const { day, isToday } = props
  const [isOver, place] = useDropPlace<Dragged>([SCHEDULED_POST, DRAFT], props.onDropped)
  return (
    <li
      id={`day-${day}`}
      aria-current={isToday ? 'date' : undefined}
      {...place}
      className={
        classNames(
          props.isEmpty && !isToday && 'planner-day-empty',
          props.isBeside && 'bg-paper',
          isOver && 'planner-day-over',
        ) || undefined
      }
    >
      <p>
        {props.short ? (
          <>
            <span aria-hidden="true">{props.short}</span>
            <span>{dayText(day)}</span>
          </>
        ) : (
          <DayInMonth day={day} isBeside={props.isBeside ?? false} />
        )}
        {isToday ? <span className="planner-today">Today</span> : null}
      </p>
      {props.children}
    </li>
  )
}

/** “Wednesday 28”, of which a month from Monday shows the number; beside the month “Saturday 31 October”. */
function DayInMonth({ day, isBeside }: { day: string; isBeside: boolean }) {
  const [weekday, number, month] = dayText(day).split(' ')
  return (
    <>
      <span>{`${weekday} `}</span>
      {number}
      {isBeside ? <span>{` ${month}`}</span> : null}
    </>
  )
}
