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

/** One finished post: its beginning, where it went, what its people allow, its versions. `at` is its place in the page. */
export function PostCard({ post, at, timeZone }: { post: PostView; at: number; timeZone: string }) {
  const { id, title, body, platform, status, finishedAt, storyId, storyTitle, permission } = post
  // A page names a post once; its tick and its links are named after its heading.
  const [heading, tick, versions, file] = ['', 's', 'v', 'd'].map(letter => `post${at}${letter}`)
  return (
    <Card as="li" className="vault-post">
      <input
        type="checkbox"
        id={tick}
        name="pick"
        value={id}
        aria-label="Select:"
        aria-labelledby={`${tick} ${heading}`}
        className="tick"
      />
      <h2 id={heading}>
        <Link to={`/app/create?post=${id}`}>{title || body.slice(0, 80) || 'Untitled post'}</Link>
      </h2>
      <p>{body}</p>
      <div>
        <Badge tone={status === 'published' ? 'success' : 'info'}>{POST_STATUS_LABELS[status]}</Badge>
        {permission === 'none' ? null : <PermissionBadge state={permission} />}
        <span>{`${platformName(platform)} · ${formatDate(finishedAt, timeZone)}`}</span>
        {post.pictures > 0 ? (
          <TextLink to={`/app/media/post/${id}`}>
            {post.pictures === 1 ? '1 picture or video' : `${post.pictures} pictures`}
          </TextLink>
        ) : null}
        {storyId ? <TextLink to={`/app/storybank/${storyId}`}>{`Story: ${storyTitle}`}</TextLink> : null}
      </div>
      {isEnded(permission) ? <p className="text-danger">{VAULT_TEXTS.ended}</p> : null}
      <Uses uses={post.uses} timeZone={timeZone} />
      <p>
        <TextLink id={versions} aria-labelledby={`${versions} ${heading}`} to={`/app/create/versions/${id}`}>
          {post.versions === 1 ? '1 version' : `${post.versions} versions`}
        </TextLink>
        <a id={file} aria-labelledby={`${file} ${heading}`} href={`/app/vault/posts/${id}`} download>
          <Download size={16} aria-hidden /> Download text
        </a>
      </p>
    </Card>
  )
}

function Uses({ uses, timeZone }: Pick<PostView, 'uses'> & { timeZone: string }) {
  if (uses.length === 0) return null
  return (
    <ul aria-label="Where it went">
      {uses.map(({ platform, status, at, link }, place) => {
        const state = POST_STATUSES.find(each => each === status)
        const date = at ? ` · ${formatDate(at, timeZone)}` : ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dates have no name of their own here
          <li key={place}>
            {`${platformName(platform)} · ${state ? POST_STATUS_LABELS[state] : 'Scheduled'}${date}`}
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
