import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { waitingText } from '#app/schedule/copy.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { ScheduledPostView } from './schedule-views.ts'
import { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'

/** Scheduled posts below each other, each with its day and time. */
export function ScheduledPostList(props: {
  scheduledPosts: readonly ScheduledPostView[]
  timeZone: string
  back: string
  /** The accounts that each is published to by itself, by name. */
  accountsOf?: Readonly<Record<string, readonly string[]>> | undefined
}) {
  return (
    <ul className="grid gap-3">
      {props.scheduledPosts.map(scheduledPost => (
        <Card as="li" key={scheduledPost.id} className="grid gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={SCHEDULED_POST_TONES[scheduledPost.status]}>
              {SCHEDULED_POST_LABELS[scheduledPost.status]}
            </Badge>
            <span className="tabular-nums">{whenText(scheduledPost.scheduledFor, props.timeZone)}</span>
            <span>{platformName(scheduledPost.platform)}</span>
            {scheduledPost.score ? <span>{storedScoreText(scheduledPost.score)}</span> : null}
          </p>
          <p className="line-clamp-2 break-words text-lg">
            <Link
              to={`/app/content/planned/${scheduledPost.id}?back=${encodeURIComponent(props.back)}`}
              className="hover:underline"
            >
              {scheduledPost.title || 'Untitled post'}
            </Link>
          </p>
          {props.accountsOf?.[scheduledPost.id] ? (
            <p className="text-sm text-ink-soft">
              We publish it on {props.accountsOf[scheduledPost.id]?.join(', ')}
            </p>
          ) : null}
          {scheduledPost.heldReason ? (
            <p className="text-sm text-ink-soft">{scheduledPost.heldReason}</p>
          ) : null}
          {scheduledPost.waiting ? (
            <p className="text-sm text-ink-soft">{waitingText(scheduledPost.waiting, props.timeZone)}</p>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
