import type { ReactNode } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { IMPORT_REFUSALS, IMPORT_TEXTS } from '#app/leads/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PEOPLE_FIELD_LABELS, PEOPLE_FIELDS, type PeopleField } from '#core/leads/import-columns.ts'
import type { PlannedKind } from '#core/leads/import-plan.ts'
import { numberText } from '#core/shared/number-text.ts'

const HERE = '/app/sales-hub/people/import'

interface Row {
  readonly row: number
  readonly name: string
  readonly email: string
  readonly filled: readonly string[]
}

interface Preview {
  readonly headings: readonly string[]
  readonly columns: readonly (PeopleField | '')[]
  readonly kinds: Readonly<Record<PlannedKind, { readonly count: number; readonly rows: readonly Row[] }>>
  readonly refused: {
    readonly count: number
    readonly rows: readonly { readonly row: number; readonly text: string; readonly problem: string }[]
  }
  readonly beyond: number
}

export interface ImportPeoplePageProps {
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly text?: string | undefined
  readonly fileName?: string | undefined
  readonly preview?: Preview | undefined
  readonly problem?: string | undefined
}

/** A list of people from elsewhere: chosen or pasted, looked at row by row, then brought in in the background. */
export function ImportPeoplePage(props: ImportPeoplePageProps) {
  const { canWrite, text, preview, problem } = props
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <p className="text-sm">
          <TextLink to="/app/sales-hub/people">People</TextLink>
        </p>
        <h2 className="font-display text-2xl">Import people</h2>
        <p className="text-ink-soft">{IMPORT_TEXTS.description}</p>
      </div>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {!canWrite ? (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          {IMPORT_REFUSALS.not_in_plan}
        </Notice>
      ) : preview && text !== undefined ? (
        <PreviewForm {...props} preview={preview} />
      ) : (
        <SourceForm text={text} />
      )}
    </div>
  )
}

function SourceForm({ text }: Pick<ImportPeoplePageProps, 'text'>) {
  const pending = usePending({ name: 'intent', value: 'preview' })
  return (
    <KeptForm keptAs="people-import" method="post" encType="multipart/form-data" className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="file" className="font-semibold">
          A file <span className="font-normal text-ink-soft">(optional)</span>
        </label>
        <p id="file-help" className="text-sm text-ink-soft">
          CSV with headings in the first row, up to 900 KB. If you choose a file, we ignore any text below.
        </p>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/*"
          aria-describedby="file-help"
          className="file-choice"
        />
      </div>
      <TextAreaField
        id="text"
        name="text"
        label="Paste your list"
        description={IMPORT_TEXTS.columns}
        rows={8}
        placeholder={IMPORT_TEXTS.example}
        defaultValue={text ?? ''}
      />
      <div>
        <Button variant="primary" name="intent" value="preview" pending={pending} pendingText="Reading…">
          Preview
        </Button>
      </div>
    </KeptForm>
  )
}

function PreviewForm(props: ImportPeoplePageProps & { readonly preview: Preview }) {
  const { text = '', fileName = '', idempotencyKey, preview } = props
  const { headings, columns, kinds, refused, beyond } = preview
  const importing = usePending({ name: 'intent', value: 'import' })
  const looking = usePending({ name: 'intent', value: 'preview' })
  const brings = kinds.new.count + kinds.changed.count
  return (
    <KeptForm
      keptAs={null}
      settles="people-import"
      method="post"
      encType="multipart/form-data"
      className="grid gap-8"
    >
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-display text-xl">What’s in each column</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {headings.map((heading, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              key={at}
              id={`column-${at}`}
              name={`column-${at}`}
              label={heading || `Column ${at + 1}`}
              defaultValue={columns[at] ?? ''}
              options={[
                { value: '', label: 'Leave out' },
                ...PEOPLE_FIELDS.map(field => ({ value: field, label: PEOPLE_FIELD_LABELS[field] })),
              ]}
            />
          ))}
        </div>
        <div>
          <Button name="intent" value="preview" pending={looking} pendingText="Reading…">
            Preview again
          </Button>
        </div>
      </fieldset>
      <section aria-labelledby="brings" className="grid gap-4">
        <h3 id="brings" className="font-display text-xl">
          What this does
        </h3>
        <Kind title={IMPORT_TEXTS.kinds.new} {...kinds.new} isOpen />
        <Kind title={IMPORT_TEXTS.kinds.changed} {...kinds.changed}>
          {IMPORT_TEXTS.stays}
        </Kind>
        <Kind title={IMPORT_TEXTS.kinds.same} {...kinds.same} />
        {refused.count > 0 ? (
          <details className="text-sm" open>
            <summary className="cursor-pointer font-semibold">
              {IMPORT_TEXTS.kinds.refused} ({refused.count})
            </summary>
            <ul className="mt-2 grid gap-1">
              {refused.rows.map(({ row, text: shown, problem }) => (
                <li key={row} className="wrap-anywhere">
                  <span className="tabular-nums">Row {row}</span>: {problem}
                  {shown ? <span className="text-ink-soft"> · {shown}</span> : null}
                </li>
              ))}
              {refused.count > refused.rows.length ? (
                <li className="text-ink-soft">{refused.count - refused.rows.length} more</li>
              ) : null}
            </ul>
          </details>
        ) : null}
        {beyond > 0 ? (
          <Notice tone="warning">
            {numberText(beyond)} more rows don’t fit into one import. Import this one, then the same file
            without its first rows.
          </Notice>
        ) : null}
      </section>
      <div className="flex flex-wrap items-center gap-4">
        {brings > 0 ? (
          <Button variant="primary" name="intent" value="import" pending={importing} pendingText="Importing…">
            Import {brings === 1 ? '1 person' : `${numberText(brings)} people`}
          </Button>
        ) : (
          <p className="text-ink-soft">{IMPORT_REFUSALS.nothing}</p>
        )}
        <TextLink to={HERE}>Start over</TextLink>
      </div>
    </KeptForm>
  )
}

interface KindProps {
  readonly title: string
  readonly count: number
  readonly rows: readonly Row[]
  readonly isOpen?: boolean
  readonly children?: ReactNode
}

function Kind({ title, count, rows, isOpen = false, children }: KindProps) {
  if (count === 0) return null
  return (
    <details className="text-sm" open={isOpen}>
      <summary className="cursor-pointer font-semibold">
        {title} ({numberText(count)})
      </summary>
      {children ? <p className="mt-2 text-ink-soft">{children}</p> : null}
      <ul className="mt-2 grid gap-1">
        {rows.map(({ row, name, email, filled }) => (
          <li key={row} className="wrap-anywhere">
            {[name, email].filter(Boolean).join(', ')}
            {filled.length > 0 ? (
              <span className="text-ink-soft">
                {' '}
                · adds {filled.map(field => IMPORT_TEXTS.fields[field] ?? field).join(', ')}
              </span>
            ) : null}
          </li>
        ))}
        {count > rows.length ? (
          <li className="text-ink-soft">{numberText(count - rows.length)} more</li>
        ) : null}
      </ul>
    </details>
  )
}
