import { Link } from 'react-router'
import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { Scatter } from './scatter.tsx'
import type { WorksPageProps } from './works-views.ts'

/** Score beside responses: a dot for each post, and what they say together. */
export function PaysPart({ pays, period }: WorksPageProps) {
  const { sentence, points } = pays
  return (
    <LetterPart
      title={WORKS_TEXTS.pays}
      margin={
        <p>
          {WORKS_TEXTS.paysAxis}{' '}
          <Link to={worksPostsAddress(period, 'all')} className="link">
            See the posts
          </Link>
        </p>
      }
    >
      <p>{sentence}</p>
      {points.length > 0 ? <Scatter summary={sentence} points={points} /> : null}
    </LetterPart>
  )
}
