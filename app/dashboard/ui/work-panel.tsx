import { Link } from 'react-router'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { ProgressRecord } from '#core/dashboard/progress.ts'
import { formatPence } from '#core/shared/money.ts'
import type { DashboardView } from './dashboard-view.ts'

export interface WorkPanelProps {
  readonly progress: ProgressRecord
  readonly checkedPosts: DashboardView['checkedPosts']
  readonly latestStories: DashboardView['latestStories']
  readonly selling: DashboardView['selling']
}

/** What there is: the basic analytics that every plan has. */
export function WorkPanel({ progress, checkedPosts, latestStories, selling }: WorkPanelProps) {
  return (
    <Panel title="Your work so far">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Total name="Stories" value={progress.storiesCount} to="/app/storybank" />
        <Total name="Posts" value={progress.postsCreated} to="/app/content?tab=create" />
        {selling ? (
          <>
            <Total name="People to answer" value={selling.waiting} to="/app/sales-hub" />
            <Total name="Open pounds" value={formatPence(selling.openPence)} to="/app/sales-hub/pipeline" />
          </>
        ) : null}
      </dl>
      {checkedPosts ? (
        <p className="text-sm text-ink-soft tabular-nums">
          {checkedPosts.count === 1
            ? `Your newest post scores ${checkedPosts.average} out of 100.`
            : `Your newest ${checkedPosts.count} scored posts: ${checkedPosts.average} out of 100 on average, best ${checkedPosts.best}, lowest ${checkedPosts.lowest}.`}
        </p>
      ) : null}
      {latestStories.length > 0 ? (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg">Newest stories</h3>
          <ul className="grid gap-1.5">
            {latestStories.map(story => (
              <li key={story.id}>
                <Link to={`/app/storybank/${story.id}`} className="hover:text-ember hover:underline">
                  {story.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Panel>
  )
}

function Total({ name, value, to }: { name: string; value: number | string; to: string }) {
  return (
    <div className="grid content-end">
      <dt className="text-sm text-ink-soft">
        <Link to={to} className="hover:underline">
          {name}
        </Link>
      </dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  )
}
