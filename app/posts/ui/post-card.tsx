import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import type { PostItem } from './post-views.ts'

export interface PostCardProps {
  readonly post: PostItem
  /** Its place in the page: names what is its own. */
  readonly at: number
  readonly timeZone: string
}

/** One post of the list: where it goes, how it begins, how much it sounded like the brand. */
export function PostCard({ post, at, timeZone }: PostCardProps) {
  const { id, name, body, status } = post
  // A page says once what a post is called: its link is named after its heading.
  const [heading, next] = [`post${at}`, `next${at}`]
  return (
    <Card as="li" className="post-item">
      <div>
        <div>
          <Badge>{platformName(post.platform)}</Badge>
          {status === 'in_review' ? (
            <TextLink to={`/app/content/review/${id}`}>{POST_STATUS_LABELS[status]}</TextLink>
          ) : (
            <span>{POST_STATUS_LABELS[status]}</span>
          )}
          {post.isImported ? <Badge>Imported</Badge> : null}
          <span>{post.date ? formatDate(post.date, timeZone) : 'No date'}</span>
        </div>
        <h2 id={heading}>
          <Link to={`/app/create?post=${id}`}>{name}</Link>
        </h2>
        {body ? <p>{body}</p> : null}
        {post.hasText ? (
          <TextLink id={next} aria-labelledby={`${next} ${heading}`} to={`/app/content/schedule?post=${id}`}>
            {status === 'draft' || status === 'approved' ? 'Schedule post' : 'Schedule again'}
          </TextLink>
        ) : null}
      </div>
      <p>
        <span className="sr-only">Alignment score: </span>
        {post.alignmentOverall === null ? (
          storedScoreText(post)
        ) : (
          <>
            <b>{post.alignmentOverall}</b> out of 100
          </>
        )}
      </p>
    </Card>
  )
}
