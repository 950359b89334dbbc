import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { priorityBand } from '#core/insights/insight.ts'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

/** What matters most of the insights; nothing while there is none. */
export function Noticed({ noticed }: { noticed: NumbersView['noticed'] }) {
  if (noticed.length === 0) return null
  return (
    <Section title="Latest insights" actions={<TextLink to="/insights">All insights</TextLink>}>
      <ul className="quiet-links">
        {noticed.map(({ key, title, priority }) => (
          <li key={key}>
            <RoomLink to="/insights">{title}</RoomLink>
            <small>{priorityBand(priority)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
