import { Form } from 'react-router'
import { ExternalLink } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { linkDragProps } from '#app/design/primitives/actions/drag.ts'
import type { Tone } from '#app/design/primitives/feedback/badge.tsx'
import { shortScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import {
  nextScheduledPostStatus,
  SCHEDULED_POST_LABELS,
  type ScheduledPostStatus,
} from '#core/schedule/status.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { SCHEDULED_POST } from './planner-day.tsx'
import type { ScheduledPostOfDayView } from './schedule-views.ts'

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

const MOVABLE: readonly ScheduledPostStatus[] = ['scheduled', 'held', 'missed', 'failed']

/**
 * One scheduled post on the calendar: time, place, first words, state and score, with its picture where it has one, and a way
 * to where it is out. Dragging it moves it to another day, and so does the form behind "Move". Its links are plain ones, which
 * the frame follows (`data-rooms` around the days): a full month has hundreds.
 */
export function ScheduledPostChip(props: {
  scheduledPost: ScheduledPostOfDayView
  /** The calendar's address. */
  back: string
  /** What its own page is told of it: nothing where that would lead back to it by itself. */
  backWord?: string
  canWrite: boolean
  /** Whether there is room for a way to its form. */
  isRoomy?: boolean
  /** Whether it was scheduled just now, and that can be undone. */
  isNew?: boolean
  /** When it was before it was moved just now, as a clock's word: that can be undone. */
  movedFrom?: string | undefined
}) {
  const { scheduledPost, canWrite, back } = props
  const { id, status, title, link, picture, score } = scheduledPost
  const isMovable = canWrite && MOVABLE.includes(status)
  const { movedFrom } = props
  const canUndo = movedFrom
    ? isMovable
    : props.isNew && canWrite && nextScheduledPostStatus(status, 'unschedule') !== null
  const unschedule = scheduledPost.isOfSeries ? 'remove_series' : 'remove'
  const place = platformName(scheduledPost.platform)
  const state = status === 'scheduled' ? '' : ` ${SCHEDULED_POST_LABELS[status]}`
  const tone = SCHEDULED_POST_TONES[status]
  const to = `/app/content/planned/${id}${listQuery({ back: props.backWord })}`
  return (
    <li {...linkDragProps(SCHEDULED_POST, id, isMovable)} data-tone={tone === 'neutral' ? undefined : tone}>
      <a href={to}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : null}
        <b>{minuteText(scheduledPost.minute)}</b>
        {` ${place}${state}`}
        <span>{title || 'Untitled post'}</span>
        {score === undefined ? null : <span>{shortScoreText(score)}</span>}
      </a>
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          View post
          <ExternalLink size={12} />
          <span className="sr-only">: {title}</span>
        </a>
      ) : null}
      {canUndo ? (
        <Form method="post" action={`/app/content/planned/${id}`}>
          <input type="hidden" name="back" value={back} />
          {movedFrom ? <input type="hidden" name="was" value={movedFrom} /> : null}
          <Button size="sm" name="intent" value={movedFrom ? 'move_back' : unschedule}>
            Undo
            <span className="sr-only">
              {movedFrom ? ' moving ' : ' scheduling '}
              {title}
            </span>
          </Button>
        </Form>
      ) : null}
      {props.isRoomy && isMovable ? (
        <a href={`${to}#move`}>
          Move<span className="sr-only">{` ${title}`}</span>
        </a>
      ) : null}
    </li>
  )
}
