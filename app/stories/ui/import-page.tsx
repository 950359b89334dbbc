import { type ChangeEvent, useState } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { FILE_TEXTS } from '#app/stories/copy.ts'
import { numberText } from '#core/shared/number-text.ts'
import { IMPORT_FIELDS, type ImportField, STORY_LABELS } from '#core/stories/fields.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'
import type { ImportRead } from '#core/stories/paste.ts'

interface Preview {
  readonly headings: readonly string[]
  readonly columns: readonly (ImportField | '')[]
  readonly read: ImportRead
  readonly duplicates: readonly boolean[]
  /** Places left; null when unlimited. */
  readonly room: number | null
  readonly limit: number | null
}

export interface ImportPageProps {
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly source?: { readonly text: string; readonly format: 'paste' | 'csv' } | undefined
  readonly preview?: Preview | null | undefined
  /** The rows that were ticked in a form on its way back. */
  readonly ticked?: readonly number[] | undefined
  readonly problem?: string | null | undefined
}

/** Bring stories from elsewhere: pasted text or a table, looked at before anything is kept. */
export function ImportPage(props: ImportPageProps) {
  const { canWrite, source, preview, problem } = props
  return (
    <div className="max-w-3xl">
      <PageHeading
        title="Import stories"
        eyebrow={<TextLink to="/app/storybank">Stories</TextLink>}
        description="From notes, a document or a spreadsheet. You can check what will be added first."
      />
      {canWrite ? (
        <div className="grid gap-10">
          {problem ? (
            <Notice tone="danger" live="alert">
              {problem}
            </Notice>
          ) : null}
          {preview ? null : (
            <p className="text-ink-soft">
              Your stories are in Notion, Google Docs or Word?{' '}
              <TextLink to="/app/import">Import their files</TextLink>
            </p>
          )}
          {preview && source ? (
            <PreviewForm {...props} preview={preview} source={source} key={preview.columns.join()} />
          ) : (
            <SourceForm source={source} />
          )}
        </div>
      ) : (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          You can’t add stories until you choose a plan. You can still read and export the ones you have.
        </Notice>
      )}
    </div>
  )
}

function SourceForm({ source }: Pick<ImportPageProps, 'source'>) {
  const [fileProblem, setFileProblem] = useState('')
  const pending = usePending({ name: 'intent', value: 'preview' })
  const checkFile = (event: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (event.currentTarget.files?.[0]?.size ?? 0) > 900_000
    setFileProblem(isTooLarge ? FILE_TEXTS.too_large : '')
    if (isTooLarge) event.currentTarget.value = ''
  }
  return (
    <KeptForm keptAs="stories-import" method="post" encType="multipart/form-data" className="grid gap-5">
      <SelectField
        id="format"
        name="format"
        label="What are you importing?"
        defaultValue={source?.format ?? 'paste'}
        options={[
          { value: 'paste', label: 'Text (one story per paragraph or line)' },
          { value: 'csv', label: 'A table (CSV, with headings in the first row)' },
        ]}
      />
      <div className="grid gap-1.5">
        <label htmlFor="file" className="font-semibold">
          A file <span className="font-normal text-ink-soft">(optional)</span>
        </label>
        <p id="file-help" className="text-sm text-ink-soft">
          Text or CSV, up to 900 KB. If you choose a file, we ignore any text below.
        </p>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,.md,text/*"
          aria-describedby="file-help"
          onChange={checkFile}
          className="file-choice"
        />
        {fileProblem ? (
          <p role="alert" className="text-sm text-danger">
            {fileProblem}
          </p>
        ) : null}
      </div>
      <TextAreaField
        id="text"
        name="text"
        label="Paste your text"
        description="Leave an empty line between stories. You can paste a table from any spreadsheet, with commas, semicolons or tabs."
        rows={10}
        defaultValue={source?.text ?? ''}
      />
      <div>
        <Button variant="primary" name="intent" value="preview" pending={pending} pendingText="Reading…">
          Preview
        </Button>
      </div>
    </KeptForm>
  )
}

type PreviewFormProps = ImportPageProps & {
  preview: Preview
  source: NonNullable<ImportPageProps['source']>
}

function PreviewForm({ preview, source, ticked, idempotencyKey }: PreviewFormProps) {
  const { headings, columns, read, duplicates, room } = preview
  const importing = usePending({ name: 'intent', value: 'import' })
  const mapping = usePending({ name: 'intent', value: 'preview' })
  const chosen = ticked ? new Set(ticked) : firstThatFit(duplicates, room)
  return (
    <KeptForm
      keptAs={null}
      settles="stories-import"
      method="post"
      encType="multipart/form-data"
      className="grid gap-6"
    >
      <input type="hidden" name="text" value={source.text} />
      <input type="hidden" name="format" value={source.format} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {headings.length > 0 ? (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-display text-2xl">What’s in each column</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {headings.map((heading, n) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                key={n}
                id={`column-${n}`}
                name={`column-${n}`}
                label={heading || `Column ${n + 1}`}
                placeholder="Don’t import"
                defaultValue={columns[n] ?? ''}
                options={IMPORT_FIELDS.map(field => ({ value: field, label: STORY_LABELS[field] }))}
              />
            ))}
          </div>
          <div>
            <Button size="sm" name="intent" value="preview" pending={mapping} pendingText="Reading…">
              Update preview
            </Button>
          </div>
        </fieldset>
      ) : null}
      <Room preview={preview} chosen={chosen.size} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-display text-2xl">
          {read.stories.length === 1 ? '1 story found' : `${read.stories.length} stories found`}
        </legend>
        <ul className="grid gap-2">
          {read.stories.map((story, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one import stay where they are
            <li key={n} className="rounded-md border border-line bg-raised px-4 py-3">
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  name="row"
                  value={n}
                  defaultChecked={chosen.has(n)}
                  className="tick mt-0.5"
                />
                <span className="grid min-w-0 gap-1">
                  <span className="flex flex-wrap items-center gap-2 font-semibold">
                    {story.title}
                    {duplicates[n] ? <Badge tone="warning">Already added</Badge> : null}
                    {story.kind === 'everyday' ? null : <Badge>{STORY_KIND_TEXTS[story.kind].label}</Badge>}
                  </span>
                  <span className="line-clamp-2 text-sm text-ink-soft">{story.body || story.situation}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        {read.stories.length > 0 ? (
          <Button variant="primary" name="intent" value="import" pending={importing} pendingText="Adding…">
            {read.beyond > 0 ? 'Add selected stories and the rest' : 'Add selected stories'}
          </Button>
        ) : null}
        <TextLink to="/app/storybank/import">Start over</TextLink>
      </div>
    </KeptForm>
  )
}

/** At first everything is ticked that is new and fits. */
function firstThatFit(duplicates: readonly boolean[], room: number | null): Set<number> {
  const fresh = duplicates.flatMap((isKnown, n) => (isKnown ? [] : [n]))
  return new Set(room === null ? fresh : fresh.slice(0, room))
}

/** What fits, what does not, and what was too long: said before anything happens. */
function Room({ preview, chosen }: { preview: Preview; chosen: number }) {
  const { read, duplicates, room, limit } = preview
  const fresh = duplicates.filter(isKnown => !isKnown).length
  const existing = duplicates.length - fresh
  return (
    <div className="grid gap-3">
      {read.stories.length === 0 ? (
        <Notice tone="warning">
          We found no stories. Check that the column with the text is set to “What happened”.
        </Notice>
      ) : null}
      {room !== null && fresh > room ? (
        <Notice
          tone="warning"
          title={`Room for ${room} of ${fresh}`}
          action={<TextLink to="/app/upgrade">See plans</TextLink>}
        >
          Your plan includes {limit} stories.{' '}
          {chosen > 0 ? 'We’ve selected the first ones that fit. You can choose others.' : ''} We won’t add
          the rest.
        </Notice>
      ) : null}
      {existing > 0 ? (
        <p className="text-ink-soft">
          {existing === 1
            ? '1 story is already in your story bank, so we haven’t selected it.'
            : `${existing} stories are already in your story bank, so we haven’t selected them.`}
        </p>
      ) : null}
      {read.beyond > 0 ? (
        <Notice tone="info">
          We found {numberText(read.beyond)} more than we can show here. We’ll add those too, as far as your
          plan has room. Stories that are already in your story bank are skipped.
        </Notice>
      ) : null}
      {read.shortened > 0 ? (
        <Notice tone="warning">
          {read.shortened === 1 ? '1 story is' : `${read.shortened} stories are`} longer than 10,000
          characters. We’ll cut the rest.
        </Notice>
      ) : null}
    </div>
  )
}
