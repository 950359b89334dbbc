import { Link } from 'react-router'
import { Panel } from '../../primitives/surface/panel.tsx'
import { When } from '../../settings/when.tsx'

export interface ActivityLine {
  readonly id: string
  readonly at: Date
  /** '' where nobody signed in did it. */
  readonly who: string
  readonly what: string
}

/** What was done in the workspace, newest first, by everybody or by one person. */
export function ActivityLog(props: {
  lines: readonly ActivityLine[]
  olderAt: string | null
  shown: string | null
  people: readonly { id: string; name: string }[]
  timeZone: string
}) {
  const { lines, olderAt, shown, people, timeZone } = props
  return (
    <Panel title="Activity" description="Who did what here. It is kept for as long as the workspace is.">
      {people.length > 0 ? (
        <nav aria-label="Whose activity" className="flex flex-wrap gap-2">
          {[{ id: null, name: 'Everybody' }, ...people].map(({ id, name }) => (
            <Link
              key={id ?? 'all'}
              to={id ? `/app/team?who=${id}` : '/app/team'}
              preventScrollReset
              aria-current={id === shown ? 'true' : undefined}
              className="button button-sm"
            >
              {id === shown ? '✓ ' : ''}
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      {lines.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. Keep a story or write a post, and it stands here.</p>
      ) : (
        <ol className="grid gap-2.5">
          {lines.map(({ id, at, who, what }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-sm">
              <span className="min-w-0">
                <span className="font-semibold">{who}</span> {what}
              </span>
              <span className="tabular-nums text-ink-soft">
                <When at={at} timeZone={timeZone} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {olderAt ? (
        <p>
          <Link to={olderAt} className="button button-sm">
            Older
          </Link>
        </p>
      ) : null}
    </Panel>
  )
}
