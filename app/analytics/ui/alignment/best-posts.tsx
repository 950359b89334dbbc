import { ALIGNMENT_TEXTS } from '#app/analytics/copy.ts'
import { DimensionBars } from '#app/design/charts/dimension-bars.tsx'
import { DimensionName } from '#app/design/charts/dimension-name.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { FEWEST } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { type AlignmentView, chooseAddress } from './alignment-views.ts'

/** One post beside the founder’s best, which stand in the margin, and what the best have in common. */
export function BestPosts({ view, period }: { view: AlignmentView; period: Period }) {
  const { comparison, posts } = view
  if (comparison === null)
    return (
      <LetterPart title={ALIGNMENT_TEXTS.best}>
        <p className="text-ink-soft">
          Not enough yet: {posts} of {FEWEST} posts with a score.
        </p>
      </LetterPart>
    )
  const { post, best, scores, means, reasons } = comparison
  return (
    <LetterPart title={ALIGNMENT_TEXTS.best} anchor="best" margin={<BestList best={best} />}>
      <p className="text-sm print:hidden">
        <RoomLink to={chooseAddress({ period })} className="link">
          Choose another post
        </RoomLink>
      </p>
      <h4 className="font-display text-xl">Beside your best {best.length}</h4>
      <p>
        <TextLink to={`/app/create?post=${post.id}`} className="wrap-anywhere">
          {post.title || 'Untitled'}
        </TextLink>{' '}
        scores {post.overall}. Each bar is this post. The notch is the mean of your best.
      </p>
      {scores ? <DimensionBars label="This post" scores={scores} before={means} /> : null}
      {reasons.length > 0 ? (
        <DataTable
          caption="What your best posts have in common"
          rows={reasons}
          rowKey={({ dimension, why }) => `${dimension} ${why}`}
          columns={[
            {
              key: 'why',
              label: 'Reason',
              cell: ({ why }) => why.charAt(0).toUpperCase() + why.slice(1),
            },
            {
              key: 'dimension',
              label: 'Dimension',
              cell: ({ dimension }) => <DimensionName dimension={dimension} />,
            },
            {
              key: 'best',
              label: 'In your best',
              numeric: true,
              cell: ({ best: count }) => `${count} of ${best.length}`,
            },
            { key: 'own', label: 'In this post', cell: ({ isInThis }) => (isInThis ? 'Yes' : 'Not yet') },
          ]}
        />
      ) : (
        <p className="text-ink-soft">Your best posts have no reason in common.</p>
      )}
    </LetterPart>
  )
}

function BestList({ best }: Pick<NonNullable<AlignmentView['comparison']>, 'best'>) {
  return (
    <>
      <h4 className="font-display text-lg text-ink">Your best posts</h4>
      <ol className="letter-list">
        {best.map(({ id, title, overall }) => (
          <li key={id}>
            <RoomLink to={`/app/create?post=${id}`} className="link">
              {title || 'Untitled'}
            </RoomLink>
            <span>{overall}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
