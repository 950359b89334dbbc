import { Link } from 'react-router'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import type { FileUse } from './vault-views.ts'

/** Places that are named one by one. */
const SHOWN = 4

/** Every post and story that a file stands in, with where each post stands. */
export function FileUses({ uses, timeZone }: { uses: readonly FileUse[]; timeZone: string }) {
  const places = uses.filter(({ postId, storyId }) => postId !== null || storyId !== null)
  if (places.length === 0) return null
  return (
    <ul className="grid gap-2 text-sm">
      {places.slice(0, SHOWN).map((use, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one post may hold a file once, a story too
        <li key={at} className="grid gap-0.5 border-l-2 border-line-strong pl-3">
          {use.postId ? (
            <>
              <Link
                to={`/app/create?post=${use.postId}`}
                className="line-clamp-2 font-medium wrap-anywhere hover:underline"
              >
                {use.postTitle || 'Untitled post'}
              </Link>
              <span className="text-ink-soft">{standing(use, timeZone)}</span>
              {use.storyId ? <StoryLink id={use.storyId} title={use.storyTitle} /> : null}
            </>
          ) : (
            <StoryLink id={use.storyId ?? ''} title={use.storyTitle} />
          )}
        </li>
      ))}
      {places.length > SHOWN ? <li className="text-ink-soft">And {places.length - SHOWN} more.</li> : null}
    </ul>
  )
}

function StoryLink({ id, title }: { id: string; title: string }) {
  return (
    <span className="text-ink-soft wrap-anywhere">
      Story:{' '}
      <Link to={`/app/storybank/${id}`} className="hover:underline">
        {title}
      </Link>
    </span>
  )
}

function standing({ platform, postStatus, publishedAt, scheduledFor }: FileUse, timeZone: string): string {
  const date = publishedAt ?? scheduledFor
  const words = [
    platformName(platform),
    POST_STATUS_LABELS[postStatus ?? 'draft'],
    date ? formatDate(date, timeZone) : '',
  ]
  return words.filter(Boolean).join(' · ')
}
