import { Form } from 'react-router'
import { NUMBERS_TEXTS } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'
import { NumbersPreviewForm, type ShownPreview } from './numbers-preview-form.tsx'

const HERE = '/app/analytics/import'

export interface ImportNumbersPageProps {
  readonly canWrite: boolean
  readonly imports: readonly {
    readonly id: string
    readonly network: string
    readonly fileName: string
    readonly posts: number
    readonly unmatched: number
    readonly undoneAt: Date | null
    readonly createdAt: Date
    readonly canUndo: boolean
  }[]
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly text?: string | undefined
  readonly fileName?: string | undefined
  readonly network?: PlatformId | null | undefined
  readonly networkError?: string | undefined
  readonly preview?: ShownPreview | undefined
  readonly problem?: string | undefined
}

/** A platform's own statistics: chosen or pasted, looked at post by post, then saved. Below it what was imported before. */
export function ImportNumbersPage(props: ImportNumbersPageProps) {
  const { canWrite, text, fileName, network, preview, problem, idempotencyKey } = props
  const isPreview = preview !== undefined && text !== undefined && network
  return (
    <>
      <PageHeading
        title={NUMBERS_TEXTS.title}
        eyebrow={<TextLink to="/app/analytics">Analytics</TextLink>}
        description={NUMBERS_TEXTS.description}
      />
      <div className="grid max-w-3xl min-w-0 gap-8">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {canWrite && isPreview ? (
          <NumbersPreviewForm {...{ text, network, preview, idempotencyKey }} fileName={fileName ?? ''} />
        ) : canWrite ? (
          <SourceForm {...props} />
        ) : null}
        {isPreview ? null : <Imports {...props} />}
      </div>
    </>
  )
}

function SourceForm({ text, network, networkError }: ImportNumbersPageProps) {
  const pending = usePending({ name: 'intent', value: 'preview' })
  return (
    <KeptForm
      keptAs="numbers-import"
      method="post"
      action={HERE}
      encType="multipart/form-data"
      className="grid gap-5"
    >
      <SelectField
        id="network"
        name="network"
        label="Platform"
        placeholder="Choose one"
        defaultValue={network ?? ''}
        error={networkError ?? null}
        options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
      />
      <details className="text-sm">
        <summary className="cursor-pointer font-semibold">Where you find the file</summary>
        <dl className="grid gap-2 pt-3">
          {NUMBERS_TEXTS.where.map(([name, where]) => (
            <div key={name} className="grid gap-0.5">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{where}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="grid min-w-0 gap-1.5">
        <label htmlFor="file" className="font-semibold">
          A file <span className="font-normal text-ink-soft">(optional)</span>
        </label>
        <p id="file-help" className="text-sm text-ink-soft">
          {NUMBERS_TEXTS.bounds}
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
        label="Paste your numbers"
        description="With headings in the first row."
        rows={6}
        placeholder={NUMBERS_TEXTS.example}
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

function Imports({ imports, timeZone }: ImportNumbersPageProps) {
  return (
    <Panel title="Imported so far">
      {imports.length === 0 ? (
        <p className="text-ink-soft">{NUMBERS_TEXTS.noImports}</p>
      ) : (
        <ul className="grid gap-3">
          {imports.map(one => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3"
            >
              <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                <span className="font-medium">
                  {nameOf(one.network)}: {one.posts === 1 ? '1 post' : `${numberText(one.posts)} posts`}
                  {one.undoneAt ? ', undone' : ''}
                </span>
                <span className="text-sm text-ink-soft">
                  {[
                    formatDate(one.createdAt, timeZone),
                    one.fileName,
                    one.unmatched === 0
                      ? ''
                      : `${numberText(one.unmatched)} ${one.unmatched === 1 ? 'row' : 'rows'} not matched`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {one.canUndo ? (
                <Form method="post" action={HERE}>
                  <input type="hidden" name="id" value={one.id} />
                  <Button
                    size="sm"
                    name="intent"
                    value="undo"
                    aria-label={`Undo import of ${nameOf(one.network)}`}
                  >
                    Undo import
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function nameOf(network: string): string {
  const platform = readPlatform(network)
  return platform ? PLATFORMS[platform].name : network
}
