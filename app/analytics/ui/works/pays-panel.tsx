import { Link } from 'react-router'
import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { Scatter } from './scatter.tsx'
import { type WorksPageProps, worksPostsAddress } from './works-views.ts'

/** Score beside responses: a dot for each post, and what they say together. */
export function PaysPanel({ pays, period }: WorksPageProps) {
  const { sentence, points } = pays
  return (
    <Panel title={WORKS_TEXTS.pays}>
      <p className="max-w-prose text-lg">{sentence}</p>
      {points.length > 0 ? <Scatter summary={sentence} points={points} /> : null}
      <p className="max-w-prose text-sm text-ink-soft">
        {WORKS_TEXTS.paysAxis}{' '}
        <Link to={worksPostsAddress(period, 'all')} className="link">
          See the posts
        </Link>
      </p>
    </Panel>
  )
}
