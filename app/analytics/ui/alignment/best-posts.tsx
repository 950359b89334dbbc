import { Form } from 'react-router'
import { ALIGNMENT_TEXTS } from '#app/analytics/copy.ts'
import { DimensionBars } from '#app/design/charts/dimension-bars.tsx'
import { DimensionName } from '#app/design/charts/dimension-name.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { FEWEST } from '#core/analytics/numbers.ts'
import { LONG_PRESET, type Period, periodParameters } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { ALIGNMENT_PATH, type AlignmentView } from './alignment-views.ts'

/** One post beside the founder’s best, which stand in the margin, and what the best have in common. */
export function BestPosts(props: { view: AlignmentView; period: Period; isChoosing: boolean }) {
  const { view, period, isChoosing } = props
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
      <PostChoice {...{ view, period, isChoosing }} chosen={post.id} />
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

/** The posts to choose from come when they are asked for: their names weigh more than all else here. */
function PostChoice(props: { view: AlignmentView; period: Period; chosen: string; isChoosing: boolean }) {
  const { view, period, chosen, isChoosing } = props
  const days = periodParameters(period, LONG_PRESET)
  const addressOf = (choose: string | null) =>
    `${ALIGNMENT_PATH}${listQuery({ ...days, post: chosen, choose })}#best`
  return (
    <div className="grid gap-3 print:hidden">
      <RoomLink
        to={addressOf(isChoosing ? null : 'post')}
        keepsPlace
        aria-expanded={isChoosing}
        className="opener text-sm"
      >
        Choose another post
      </RoomLink>
      {isChoosing ? (
        <Form method="get" action={ALIGNMENT_PATH} className="flex flex-wrap items-end gap-3">
          {Object.entries(days).map(([name, value]) =>
            value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <SelectField
            key={chosen}
            id="post"
            name="post"
            label="Post"
            defaultValue={chosen}
            options={view.recent.map(({ id, title }) => ({ value: id, label: title || 'Untitled' }))}
          />
          <Button size="sm">Compare post</Button>
        </Form>
      ) : null}
    </div>
  )
}
