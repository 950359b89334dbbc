import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { waitingText } from '#app/schedule/copy.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { ListedPostView } from './schedule-views.ts'
import { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'

/** Scheduled posts below each other, each with its day and time. */
export function ScheduledPostList(props: {
  scheduledPosts: readonly ListedPostView[]
  timeZone: string
  back: string
  /** The accounts that each is published to by itself, by name. */
  accountsOf?: Readonly<Record<string, readonly string[]>> | undefined
}) {
  return (
    <ul className="schedule-list" data-rooms>
      {props.scheduledPosts.map(({ id, status, title, platform, scheduledFor, ...post }) => (
        <Card as="li" key={id}>
          <p>
            <Badge tone={SCHEDULED_POST_TONES[status]}>{SCHEDULED_POST_LABELS[status]}</Badge>
            <span>{whenText(scheduledFor, props.timeZone)}</span>
            <span>{platformName(platform)}</span>
            {post.score ? <span>{storedScoreText(post.score)}</span> : null}
          </p>
          <p>
            <a href={`/app/content/planned/${id}${listQuery({ back: props.back })}`}>
              {title || 'Untitled post'}
            </a>
          </p>
          {props.accountsOf?.[id] ? <p>We publish it on {props.accountsOf[id]?.join(', ')}</p> : null}
          {post.heldReason ? <p>{post.heldReason}</p> : null}
          {post.waiting ? <p>{waitingText(post.waiting, props.timeZone)}</p> : null}
        </Card>
      ))}
    </ul>
  )
}
