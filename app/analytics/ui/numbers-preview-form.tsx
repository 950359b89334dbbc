import { MATCHED_BY_TEXTS, NUMBER_KINDS, NUMBERS_TEXTS, unmatchedText } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { NUMBER_FIELD_LABELS, NUMBER_FIELDS, type NumberField } from '#core/analytics/networks/columns.ts'
import type { MatchedBy, Unmatched } from '#core/analytics/networks/match-rows.ts'
import type { PlannedNumbersKind } from '#core/analytics/networks/plan-import.ts'
import { METRIC_LABELS, METRICS, type PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { DayOrder } from '#core/analytics/networks/read-day.ts'
import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { numberText } from '#core/shared/number-text.ts'

interface ShownPost {
  readonly postId: string
  readonly title: string
  readonly by: MatchedBy
  readonly row: number
  readonly numbers: PostNumbers
  readonly before: PostNumbers | null
}

/** What an import would do, as it is shown. */
export interface ShownPreview {
  readonly headings: readonly string[]
  readonly columns: readonly (NumberField | '')[]
  readonly dayOrder: DayOrder
  readonly chosenOrder: DayOrder | ''
  readonly canRead: boolean
  readonly kinds: Readonly<
    Record<PlannedNumbersKind, { readonly count: number; readonly posts: readonly ShownPost[] }>
  >
  readonly unmatched: {
    readonly count: number
    readonly rows: readonly { readonly row: number; readonly shown: string; readonly because: Unmatched }[]
  }
  readonly beyond: number
}

/** What each column holds, to be corrected, and what the import would do. Nothing is saved before its button. */
export function NumbersPreviewForm(props: {
  readonly text: string
  readonly fileName: string
  readonly network: PlatformId
  readonly idempotencyKey: string
  readonly preview: ShownPreview
}) {
  const { text, fileName, network, idempotencyKey, preview } = props
  const { headings, columns, dayOrder, chosenOrder, canRead, kinds, unmatched, beyond } = preview
  const importing = usePending({ name: 'intent', value: 'import' })
  const looking = usePending({ name: 'intent', value: 'preview' })
  const brings = kinds.new.count + kinds.changed.count
  return (
    <KeptForm
      keptAs={null}
      settles="numbers-import"
      method="post"
      action="/app/analytics/import"
      encType="multipart/form-data"
      className="grid min-w-0 gap-8"
    >
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <input type="hidden" name="network" value={network} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-display text-xl">
          What’s in each column of {PLATFORMS[network].name}
        </legend>
        {canRead ? null : <Notice tone="warning">{NUMBERS_TEXTS.notEnoughColumns}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          {headings.map((heading, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              key={at}
              id={`column-${at}`}
              name={`column-${at}`}
              label={heading || `Column ${at + 1}`}
              className="wrap-anywhere"
              defaultValue={columns[at] ?? ''}
              options={[
                { value: '', label: 'Leave out' },
                ...NUMBER_FIELDS.map(field => ({ value: field, label: NUMBER_FIELD_LABELS[field] })),
              ]}
            />
          ))}
          <SelectField
            id="dayOrder"
            name="dayOrder"
            label="Dates like 3/4/2026 have first"
            defaultValue={chosenOrder}
            options={[
              { value: '', label: `As the file tells (the ${dayOrder})` },
              { value: 'day', label: 'The day' },
              { value: 'month', label: 'The month' },
            ]}
          />
        </div>
        <div>
          <Button name="intent" value="preview" pending={looking} pendingText="Reading…">
            Preview again
          </Button>
        </div>
      </fieldset>
      {canRead ? (
        <section aria-labelledby="brings" className="grid gap-4">
          <h2 id="brings" className="font-display text-xl">
            What this does
          </h2>
          <Kind kind="new" {...kinds.new} isOpen />
          <Kind kind="changed" {...kinds.changed} isOpen />
          <Kind kind="same" {...kinds.same} />
          <NotMatched {...unmatched} />
          {beyond > 0 ? (
            <Notice tone="warning">
              {numberText(beyond)} more rows don’t fit into one import. Import this one, then the same file
              without its first rows.
            </Notice>
          ) : null}
        </section>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        {brings > 0 ? (
          <Button variant="primary" name="intent" value="import" pending={importing} pendingText="Saving…">
            Import numbers of {brings === 1 ? '1 post' : `${numberText(brings)} posts`}
          </Button>
        ) : canRead ? (
          <p className="text-ink-soft">Nothing would change.</p>
        ) : null}
        <TextLink to="/app/analytics/import">Start over</TextLink>
      </div>
    </KeptForm>
  )
}

function Kind(props: {
  kind: PlannedNumbersKind
  count: number
  posts: readonly ShownPost[]
  isOpen?: boolean
}) {
  const { kind, count, posts, isOpen = false } = props
  if (count === 0) return null
  return (
    <details className="text-sm" open={isOpen}>
      <summary className="cursor-pointer font-semibold">
        {NUMBER_KINDS[kind]} ({numberText(count)})
      </summary>
      <ul className="mt-2 grid gap-2">
        {posts.map(post => (
          <li key={post.postId} className="grid gap-0.5 wrap-anywhere">
            <span className="font-medium">{post.title || 'Untitled'}</span>
            <span className="tabular-nums">{changeText(post)}</span>
            <span className="text-ink-soft">
              Row {post.row}, {MATCHED_BY_TEXTS[post.by]}
            </span>
          </li>
        ))}
        {count > posts.length ? (
          <li className="text-ink-soft">{numberText(count - posts.length)} more</li>
        ) : null}
      </ul>
    </details>
  )
}

function NotMatched({ count, rows }: ShownPreview['unmatched']) {
  if (count === 0) return null
  return (
    <details className="text-sm" open>
      <summary className="cursor-pointer font-semibold">
        Not matched, so left out ({numberText(count)})
      </summary>
      <ul className="mt-2 grid gap-1">
        {rows.map(({ row, shown, because }) => (
          <li key={row} className="wrap-anywhere">
            <span className="tabular-nums">Row {row}</span>: {unmatchedText(because)}
            {shown ? <span className="text-ink-soft"> · {shown}</span> : null}
          </li>
        ))}
        {count > rows.length ? (
          <li className="text-ink-soft">{numberText(count - rows.length)} more</li>
        ) : null}
      </ul>
    </details>
  )
}

/** 'Views 1,204, was 980 · Likes 38' */
function changeText({ numbers, before }: ShownPost): string {
  return METRICS.flatMap(metric => {
    const value = numbers[metric]
    if (value === null) return []
    const was = before?.[metric] ?? null
    const isOther = before !== null && was !== value
    const said = `${METRIC_LABELS[metric]} ${numberText(value)}`
    return [isOther ? `${said}, ${was === null ? 'new' : `was ${numberText(was)}`}` : said]
  }).join(' · ')
}
