import { Link } from 'react-router'
import { classNames } from '#app/design/primitives/class-names.ts'
import type { Tone } from '#app/design/primitives/feedback/badge.tsx'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { OUTING_LABELS, type OutingStatus } from '#core/schedule/outing.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import type { OutingView } from './plan-views.ts'

/** How each state looks. The word always stands beside it. */
export const OUTING_TONES: Readonly<Record<OutingStatus, Tone>> = {
  idea: 'neutral',
  scheduled: 'neutral',
  due: 'ember',
  sending: 'info',
  handed_over: 'info',
  published: 'success',
  failed: 'danger',
  missed: 'warning',
  held: 'warning',
  cancelled: 'neutral',
}

const EDGES: Readonly<Record<Tone, string>> = {
  neutral: 'border-l-line-strong',
  ember: 'border-l-ember',
  success: 'border-l-success',
  warning: 'border-l-warning',
  danger: 'border-l-danger',
  info: 'border-l-info',
}

const MOVABLE: readonly OutingStatus[] = ['scheduled', 'held', 'missed', 'failed']

/** One planned post on the calendar: time, place, first words, and its state. Dragging it moves it to another day. */
export function OutingChip({
  outing,
  timeZone,
  back,
  canWrite,
}: {
  outing: OutingView
  timeZone: string
  back: string
  canWrite: boolean
}) {
  const isMovable = canWrite && MOVABLE.includes(outing.status)
  const time = minuteText(wallTimeOf(outing.scheduledFor, timeZone).minute)
  const place = PLATFORMS[readPlatform(outing.platform) ?? 'blog'].name
  return (
    <li
      draggable={isMovable}
      onDragStart={event => {
        event.dataTransfer.setData('text/x-outing', outing.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      className={classNames(
        'rounded-sm border border-l-4 border-line bg-raised px-2 py-1.5 text-sm',
        EDGES[OUTING_TONES[outing.status]],
        isMovable && 'cursor-grab',
      )}
    >
      <Link
        to={`/app/content/planned/${outing.id}?back=${encodeURIComponent(back)}`}
        draggable={false}
        className="grid gap-0.5 hover:underline"
      >
        <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
          <span className="font-semibold text-ink tabular-nums">{time}</span>
          <span>{place}</span>
          {outing.status === 'scheduled' ? null : <span>{OUTING_LABELS[outing.status]}</span>}
        </span>
        <span className="line-clamp-2 break-words">{outing.title || 'Untitled post'}</span>
      </Link>
    </li>
  )
}
