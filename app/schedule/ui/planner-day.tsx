import { type ReactNode, useState } from 'react'
import { classNames } from '#app/design/primitives/class-names.ts'
import { dayText } from '#core/schedule/when-text.ts'

/** What is dragged: a scheduled post or a draft, by id. */
export type Dragged = 'scheduled-post' | 'draft'

const TYPES = { 'scheduled-post': 'text/x-scheduled-post', draft: 'text/x-draft' } as const

/** What makes an element one that can be dragged to a day; nothing where it may not. */
export function dragProps(kind: Dragged, id: string, isMovable: boolean) {
  if (!isMovable) return {}
  return {
    draggable: true,
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.setData(TYPES[kind], id)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** One day of the calendar: its date, what is on it, and a place to drop a post or a draft. */
export function PlannerDay(props: {
  day: string
  /** How its date is written where days stand side by side. */
  short: string
  isToday: boolean
  /** Whether it is of the month before or after. */
  isBeside?: boolean
  /** Whether it steps back where days stand below each other. */
  isEmpty: boolean
  onDropped: (kind: Dragged, id: string) => void
  children: ReactNode
}) {
  const { day, isToday } = props
  const [isOver, setOver] = useState(false)
  return (
    <li
      id={`day-${day}`}
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        for (const kind of ['scheduled-post', 'draft'] as const) {
          const id = event.dataTransfer.getData(TYPES[kind])
          if (id) props.onDropped(kind, id)
        }
      }}
      className={classNames(
        'planner-day',
        props.isEmpty && !isToday && 'planner-day-empty',
        props.isBeside && 'bg-paper',
        isOver && 'planner-day-over',
      )}
    >
      <p className="planner-date">
        <span aria-hidden="true">{props.short}</span>
        <span>{dayText(day)}</span>
        {isToday ? <span>Today</span> : null}
      </p>
      {props.children}
    </li>
  )
}
