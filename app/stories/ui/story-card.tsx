import { Link } from 'react-router'
import { PenLine } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { formatDate } from '#core/shared/time.ts'
import { excerptParts } from '#core/stories/excerpt.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'
import { PermissionBadge } from './permission-badge.tsx'
import { coverStyle } from './story-cover.tsx'
import type { StoryItem } from './story-views.ts'

/** One story of the list: what it is, how it begins, whether it was told. */
export function StoryCard({ story, timeZone }: { story: StoryItem; timeZone: string }) {
  const outcome =
    story.posts === 0 ? 'Not used yet' : story.posts === 1 ? 'Used in 1 post' : `Used in ${story.posts} posts`
  const day = story.happenedOn
    ? formatDate(new Date(`${story.happenedOn}T12:00:00Z`), 'UTC')
    : formatDate(story.createdAt, timeZone)
  return (
    <Card as="li" className="grid gap-3" {...(story.picture ? {} : { style: coverStyle(story.kind) })}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge>{STORY_KIND_TEXTS[story.kind].label}</Badge>
        {story.status === 'draft' ? <Badge tone="ember">Draft</Badge> : null}
        {story.status === 'archived' ? <Badge>Archived</Badge> : null}
        {story.permission === 'none' ? null : <PermissionBadge state={story.permission} />}
        <span>{day}</span>
        <span>{outcome}</span>
      </div>
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-xl">
          <Link to={`/app/storybank/${story.id}`} className="hover:underline">
            {story.title}
          </Link>
        </h3>
        {story.picture ? <Thumbnail {...story.picture} /> : null}
      </div>
      {story.excerpt ? (
        <p className="line-clamp-3 text-ink-soft">
          <Excerpt text={story.excerpt} />
        </p>
      ) : addsToTitle(story) ? (
        <p className="line-clamp-3 text-ink-soft">{story.body}</p>
      ) : null}
      <div>
        <ButtonLink
          to={`/app/create/${story.id}`}
          size="sm"
          icon={<PenLine aria-hidden />}
          aria-label={`Turn “${story.title}” into a post`}
        >
          Turn into a post
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Its first picture, cut round what must stay in sight. */
function Thumbnail({ address, alt, focusX, focusY }: NonNullable<StoryItem['picture']>) {
  return (
    <img
      src={address}
      alt={alt}
      width={72}
      height={72}
      loading="lazy"
      className="size-18 shrink-0 rounded-md object-cover"
      style={{ objectPosition: `${focusX}% ${focusY}%` }}
    />
  )
}

/** What was found, with the words themselves marked. */
function Excerpt({ text }: { text: string }) {
  return excerptParts(text).map((part, at) =>
    part.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <mark key={at} className="rounded-sm bg-ember-soft px-0.5 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** A captured line is its own title; saying it twice helps nobody. */
function addsToTitle({ title, body }: StoryItem): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(body) !== '' && bare(body) !== bare(title)
}
