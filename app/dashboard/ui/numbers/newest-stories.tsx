import { Link } from 'react-router'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

/** The stories captured last; nothing while there is none. */
export function NewestStories({ stories }: { stories: NumbersView['latestStories'] }) {
  if (stories.length === 0) return null
  return (
    <Section title="Newest stories">
      <ul className="grid gap-2.5">
        {stories.map(story => (
          <li key={story.id}>
            <Link to={`/app/storybank/${story.id}`} className="hover:text-ember hover:underline">
              {story.title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
