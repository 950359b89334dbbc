import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LONG_PRESET, type Period, periodParameters } from '#core/analytics/period.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { pageText } from '#core/shared/page-text.ts'
import { ALIGNMENT_PATH, chooseAddress, type NamedPost } from './alignment-views.ts'

/** Chooses the post that alignment in depth puts beside the founder’s best. */
export function ChoosePostPage(props: {
  period: Period
  choices: {
    readonly rows: readonly NamedPost[]
    readonly page: number
    readonly pages: number
    readonly size: number
    readonly total: number
  }
}) {
  const { period, choices } = props
  const days = periodParameters(period, LONG_PRESET)
  const hrefOf = (page: number) => chooseAddress({ period, page })
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading
        title="Compare a post"
        eyebrow={<TextLink to={`${ALIGNMENT_PATH}${listQuery(days)}#best`}>Alignment in depth</TextLink>}
        description={`Posts published ${spanText(period.from, period.to)}, with a score.`}
      />
      {choices.total > 0 ? (
        <Form method="get" action={`${ALIGNMENT_PATH}#best`} className="flex flex-wrap items-end gap-3">
          {Object.entries(days).map(([name, value]) =>
            value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <SelectField
            key={choices.page}
            className="min-w-0 flex-1 basis-64"
            id="post"
            name="post"
            label="Post"
            description={`Newest first: ${pageText(choices)}.`}
            options={choices.rows.map(({ id, title }) => ({ value: id, label: title || 'Untitled' }))}
          />
          <Button variant="primary">Compare post</Button>
        </Form>
      ) : (
        <p>
          There are no posts {choices.page > 1 ? 'on this page' : 'with a score in these days'}.{' '}
          {choices.page > 1 ? <TextLink to={hrefOf(1)}>Show newest posts</TextLink> : null}
        </p>
      )}
      <Pagination {...choices} pageCount={choices.pages} hrefOf={hrefOf} label="Posts" />
    </div>
  )
}
