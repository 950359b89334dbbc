import { Mic } from '#app/design/icons/icons.ts'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { excerptParts } from '#core/stories/excerpt.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'
import { PermissionBadge } from './permission-badge.tsx'
import { coverStyle } from './story-cover.tsx'
import type { StoryItem } from './story-views.ts'

/** One story of the list: what it is, how it begins, whether it was told. A page has twelve, so their look stands in the theme. */
export function StoryCard({ story }: { story: StoryItem }) {
  const { id, title, picture } = story
  const outcome =
    story.posts === 0 ? 'Not used yet' : story.posts === 1 ? 'Used in 1 post' : `Used in ${story.posts} posts`
  const heading = (
    <h3>
      <RoomLink to={`/app/storybank/${id}`}>{title}</RoomLink>
    </h3>
  )
  return (
    <li className="sheet" style={picture ? undefined : coverStyle(story.kind)}>
      <div>
        <Badge>{STORY_KIND_TEXTS[story.kind].label}</Badge>
        {story.status === 'draft' ? <Badge tone="ember">Draft</Badge> : null}
        {story.status === 'archived' ? <Badge>Archived</Badge> : null}
        {story.permission === 'none' ? null : <PermissionBadge state={story.permission} />}
        <span>{story.day}</span>
        <span>{outcome}</span>
        {story.isRecorded ? (
          <span className="flex items-center gap-1.5">
            <Mic aria-hidden className="size-4" />
            Voice note
          </span>
        ) : null}
      </div>
      {picture ? (
        <div>
          {heading}
          <Thumbnail {...picture} />
        </div>
      ) : (
        heading
      )}
      {story.excerpt ? (
        <p>
          <Excerpt text={story.excerpt} />
        </p>
      ) : story.beginning ? (
        <p>{story.beginning}</p>
      ) : null}
      <RoomLink
        to={`/app/create/${id}`}
        className="button button-sm"
        aria-label={`Turn “${title}” into a post`}
      >
        Turn into a post
      </RoomLink>
    </li>
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
