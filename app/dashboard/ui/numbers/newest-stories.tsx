import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

/** The stories captured last; nothing while there is none. */
export function NewestStories({ stories }: { stories: NumbersView['latestStories'] }) {
  if (stories.length === 0) return null
  return (
    <Section title="Newest stories">
      <ul className="quiet-links">
        {stories.map(story => (
          <li key={story.id}>
            <RoomLink to={`/app/storybank/${story.id}`}>{story.title}</RoomLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
