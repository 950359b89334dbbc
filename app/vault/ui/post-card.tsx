import { Link } from 'react-router'
import { Download } from '#app/design/icons/icons.ts'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PermissionBadge } from '#app/stories/ui/index.ts'
import { VAULT_TEXTS } from '#app/vault/copy.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS, POST_STATUSES } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import { isEnded } from '#core/vault/pack.ts'
import type { PostView } from './vault-views.ts'

/** One finished post: its beginning, where it went, what its people allow, its versions. */
export function PostCard({ post, timeZone }: { post: PostView; timeZone: string }) {
  const { id, title, body, platform, status, finishedAt, storyId, storyTitle, permission } = post
  const name = title || body.slice(0, 80) || 'Untitled post'
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          name="pick"
          value={id}
          aria-label={`Select: ${name}`}
          className="tick mt-1.5"
        />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-text text-lg font-semibold wrap-anywhere">
            <Link to={`/app/create?post=${id}`} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p className="line-clamp-3 max-w-prose text-ink-soft wrap-anywhere">{body}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <Badge tone={status === 'published' ? 'success' : 'info'}>{POST_STATUS_LABELS[status]}</Badge>
        {permission === 'none' ? null : <PermissionBadge state={permission} />}
        <span>
          {platformName(platform)} · {formatDate(finishedAt, timeZone)}
        </span>
        {post.pictures > 0 ? (
          <TextLink to={`/app/media/post/${id}`}>
            {post.pictures === 1 ? '1 picture or video' : `${post.pictures} pictures`}
          </TextLink>
        ) : null}
        {storyId ? <TextLink to={`/app/storybank/${storyId}`}>Story: {storyTitle}</TextLink> : null}
      </div>
      {isEnded(permission) ? <p className="text-sm text-danger">{VAULT_TEXTS.ended}</p> : null}
      <Uses uses={post.uses} timeZone={timeZone} />
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to={`/app/create/versions/${id}`}>
          {post.versions === 1 ? '1 version' : `${post.versions} versions`}
          <span className="sr-only"> of {name}</span>
        </TextLink>
        <a
          href={`/app/vault/posts/${id}`}
          download
          className="inline-flex items-center gap-1.5 font-semibold text-ember hover:underline"
        >
          <Download size={16} aria-hidden /> Download text<span className="sr-only">: {name}</span>
        </a>
      </p>
    </Card>
  )
}

function Uses({ uses, timeZone }: Pick<PostView, 'uses'> & { timeZone: string }) {
  if (uses.length === 0) return null
  return (
    <ul aria-label="Where it went" className="grid gap-1 text-sm text-ink-soft">
      {uses.map(({ platform, status, scheduledFor, publishedAt, link }, at) => {
        const state = POST_STATUSES.find(each => each === status)
        const date = publishedAt ?? scheduledFor
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dates have no name of their own here
          <li key={at}>
            {platformName(platform)} · {state ? POST_STATUS_LABELS[state] : 'Scheduled'}
            {date ? ` · ${formatDate(date, timeZone)}` : ''}
            {link ? (
              <>
                {' · '}
                <a href={link} target="_blank" rel="noopener noreferrer" className="link">
                  See it there<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
