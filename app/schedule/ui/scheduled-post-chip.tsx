import { Link } from 'react-router'
import { classNames } from '#app/design/primitives/class-names.ts'
import type { Tone } from '#app/design/primitives/feedback/badge.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { SCHEDULED_POST_LABELS, type ScheduledPostStatus } from '#core/schedule/status.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import type { ScheduledPostView } from './schedule-views.ts'

/** How each state looks. The word always stands beside it. */
export const SCHEDULED_POST_TONES: Readonly<Record<ScheduledPostStatus, Tone>> = {
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

const MOVABLE: readonly ScheduledPostStatus[] = ['scheduled', 'held', 'missed', 'failed']

/** One scheduled post on the calendar: time, place, first words, and its state. Dragging it moves it to another day. */
export function ScheduledPostChip({
  scheduledPost,
  timeZone,
  back,
  canWrite,
}: {
  scheduledPost: ScheduledPostView
  timeZone: string
  back: string
  canWrite: boolean
}) {
  const isMovable = canWrite && MOVABLE.includes(scheduledPost.status)
  const time = minuteText(wallTimeOf(scheduledPost.scheduledFor, timeZone).minute)
  const place = PLATFORMS[readPlatform(scheduledPost.platform) ?? 'blog'].name
  return (
    <li
      draggable={isMovable}
      onDragStart={event => {
        event.dataTransfer.setData('text/x-scheduled-post', scheduledPost.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      className={classNames(
        'rounded-sm border border-l-4 border-line bg-raised px-2 py-1.5 text-sm',
        EDGES[SCHEDULED_POST_TONES[scheduledPost.status]],
        isMovable && 'cursor-grab',
      )}
    >
      <Link
        to={`/app/content/planned/${scheduledPost.id}?back=${encodeURIComponent(back)}`}
        draggable={false}
        className="grid gap-0.5 hover:underline"
      >
        <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
          <span className="font-semibold text-ink tabular-nums">{time}</span>
          <span>{place}</span>
          {scheduledPost.status === 'scheduled' ? null : (
            <span>{SCHEDULED_POST_LABELS[scheduledPost.status]}</span>
          )}
        </span>
        <span className="line-clamp-2 break-words">{scheduledPost.title || 'Untitled post'}</span>
        {scheduledPost.score ? (
          <span className="text-xs text-ink-soft">{storedScoreText(scheduledPost.score)}</span>
        ) : null}
      </Link>
    </li>
  )
}
