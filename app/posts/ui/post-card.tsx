import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { postName } from '#core/posts/post-name.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import type { PostItem } from './post-views.ts'

/** One post of the list: where it goes, how it begins, how much it sounded like the brand. */
export function PostCard({ post, timeZone }: { post: PostItem; timeZone: string }) {
  return (
    <Card as="li" className="flex items-start gap-5">
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge>{platformName(post.platform)}</Badge>
          {post.status === 'in_review' ? (
            <TextLink to={`/app/content/review/${post.id}`}>{POST_STATUS_LABELS[post.status]}</TextLink>
          ) : (
            <span>{POST_STATUS_LABELS[post.status]}</span>
          )}
          {post.isImported ? (
            <>
              <Badge>Imported</Badge>
              <span>{post.publishedAt ? formatDate(post.publishedAt, timeZone) : 'No date'}</span>
            </>
          ) : (
            <span>{formatDate(post.updatedAt, timeZone)}</span>
          )}
        </div>
        <h2 className="line-clamp-2 text-xl">
          <Link to={`/app/create?post=${post.id}`} className="hover:underline">
            {postName(post)}
          </Link>
        </h2>
        {post.title && post.body ? <p className="line-clamp-2 text-ink-soft">{post.body}</p> : null}
        {post.body ? (
          <p className="text-sm">
            <TextLink to={`/app/content/schedule?post=${post.id}`}>
              {post.status === 'draft' || post.status === 'approved' ? 'Schedule post' : 'Schedule again'}
              <span className="sr-only">: {postName(post)}</span>
            </TextLink>
          </p>
        ) : null}
      </div>
      {post.alignmentOverall === null ? (
        <p className="w-24 shrink-0 text-right text-xs text-ink-soft">
          <span className="sr-only">Alignment score: </span>
          {storedScoreText(post)}
        </p>
      ) : (
        <p className="grid shrink-0 justify-items-center text-xs text-ink-soft">
          <span className="sr-only">Alignment score: </span>
          <span className="font-display text-3xl text-ink tabular-nums">{post.alignmentOverall}</span>
          <span>out of 100</span>
        </p>
      )}
    </Card>
  )
}
