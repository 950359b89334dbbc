import { Link } from 'react-router'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, platformName } from '#core/posts/platforms/platforms.ts'
import { POST_STATUS_LABELS, POST_STATUSES } from '#core/posts/status.ts'
import { formatDate } from '#core/shared/time.ts'
import { DRAFT_FORM_TEXTS } from '#core/stories/draft-forms.ts'
import type { PostFromStory } from './story-views.ts'

/** The five most founders write for; the others are one press further. */
const FIRST = 5

/** One story, any number of places: each link opens the editor with a draft that fits there. */
export function TurnIntoPost({ storyId }: { storyId: string }) {
  return (
    <section aria-labelledby="turn" className="grid gap-3">
      <h2 id="turn" className="text-xl">
        Turn into a post
      </h2>
      <p className="text-sm text-ink-soft">
        We’ll write a draft from your own sentences, at the right length for the platform.
      </p>
      <PlatformLinks storyId={storyId} platforms={PLATFORM_IDS.slice(0, FIRST)} />
      <details>
        <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">More platforms</summary>
        <div className="pt-3">
          <PlatformLinks storyId={storyId} platforms={PLATFORM_IDS.slice(FIRST)} />
        </div>
      </details>
      <p className="text-sm text-ink-soft">Or turn it into:</p>
      <ul className="flex flex-wrap gap-2">
        {(['caption', 'email', 'talk'] as const).map(form => (
          <li key={form}>
            <ButtonLink to={`/app/create/${storyId}?as=${form}`} size="sm">
              {DRAFT_FORM_TEXTS[form].label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlatformLinks({ storyId, platforms }: { storyId: string; platforms: readonly PlatformId[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {platforms.map(platform => (
        <li key={platform}>
          <ButtonLink
            to={`/app/create/${storyId}?platform=${platform}`}
            size="sm"
            aria-label={`Turn into a post for ${PLATFORMS[platform].name}`}
          >
            {PLATFORMS[platform].name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** As many posts as are listed one by one. */
const SHOWN = 20

/** Where a post stands, with the date that belongs to it. */
function standing(post: PostFromStory, timeZone: string): string {
  const status = POST_STATUSES.find(name => name === (post.scheduledStatus ?? post.status))
  const label = status ? POST_STATUS_LABELS[status] : POST_STATUS_LABELS.draft
  const date = post.publishedAt ?? post.scheduledFor ?? post.createdAt
  return `${label}, ${formatDate(date, timeZone)}`
}

/** Every post made from the story. */
export function UsedIn(props: { posts: readonly PostFromStory[]; total: number; timeZone: string }) {
  const { posts, total, timeZone } = props
  return (
    <section aria-labelledby="used" className="grid gap-3">
      <h2 id="used" className="text-xl">
        Used in
      </h2>
      {posts.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Not used yet. Posts you make from this story will show here, with their alignment scores.
        </p>
      ) : (
        <ul className="grid gap-3">
          {posts.slice(0, SHOWN).map(post => (
            <li key={post.id} className="grid gap-0.5 border-l-2 border-line-strong pl-3">
              <Link to={`/app/create?post=${post.id}`} className="line-clamp-2 font-medium hover:underline">
                {post.title || post.body || 'Untitled post'}
              </Link>
              <p className="text-sm text-ink-soft">
                {platformName(post.platform)} · {standing(post, timeZone)}
                <span className="tabular-nums"> · {storedScoreText(post)}</span>
              </p>
              {post.heldReason ? <p className="text-sm text-danger">Paused: {post.heldReason}</p> : null}
            </li>
          ))}
        </ul>
      )}
      {total > SHOWN ? <p className="text-sm text-ink-soft">And {total - SHOWN} more.</p> : null}
    </section>
  )
}
