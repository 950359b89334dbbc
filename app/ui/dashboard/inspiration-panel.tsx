import { Link } from 'react-router'
import { Panel } from '../primitives/surface/panel.tsx'
import type { DashboardView } from './dashboard-view.ts'

const SHOWN = 3

/** Weekly focus, story prompts and content ideas, all in the founder's own words. */
export function InspirationPanel({ personal }: { personal: DashboardView['personal'] }) {
  return (
    <Panel eyebrow="This week's focus" title={personal.weeklyFocus}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Prompts
          title="Stories to tell"
          items={personal.storyPrompts}
          to={prompt => `/app/storybank?prompt=${encodeURIComponent(prompt)}`}
        />
        <Prompts
          title="Posts to write"
          items={personal.contentIdeas}
          to={idea => `/app/create?idea=${encodeURIComponent(idea)}`}
        />
      </div>
    </Panel>
  )
}

function Prompts({
  title,
  items,
  to,
}: {
  title: string
  items: readonly string[]
  to: (item: string) => string
}) {
  const rest = items.slice(SHOWN)
  const list = (shown: readonly string[]) => (
    <ul className="grid gap-2.5">
      {shown.map(item => (
        <li key={item}>
          <Link to={to(item)} className="hover:text-ember hover:underline">
            {item}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      {list(items.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-sm font-semibold text-ember">{rest.length} more</summary>
          <div className="mt-2.5">{list(rest)}</div>
        </details>
      ) : null}
    </section>
  )
}
