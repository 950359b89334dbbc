import { Link } from 'react-router'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { priorityBand } from '#core/insights/insight.ts'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

/** What matters most of the insights; nothing while there is none. */
export function Noticed({ noticed }: { noticed: NumbersView['noticed'] }) {
  if (noticed.length === 0) return null
  return (
    <Section title="Latest insights" actions={<TextLink to="/insights">All insights</TextLink>}>
      <ul className="grid gap-2.5">
        {noticed.map(({ key, title, priority }) => (
          <li key={key} className="flex justify-between gap-4">
            <Link to="/insights" className="hover:text-ember hover:underline">
              {title}
            </Link>
            <span className="shrink-0 text-sm text-ink-soft">{priorityBand(priority)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
