import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { MOST_ROWS } from '#core/schedule/import-limits.ts'
import type { ImportRow } from '#core/schedule/import-rows.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { numberText } from '#core/shared/number-text.ts'

export interface ImportPageProps {
  readonly idempotencyKey: string
  readonly canWrite: boolean
  /** For times that the file gives no zone for. */
  readonly timeZone: string
  /** What was pasted, when it comes back. */
  readonly csv?: string | undefined
  readonly rows?: readonly ImportRow[] | undefined
  /** How many of them can be scheduled. */
  readonly ready?: number | undefined
  readonly problem?: string | undefined
}

/** Longer tables nobody reads, and every row of them would be sent. */
const SHOWN_ROWS = 200

const EXAMPLE =
  'date,time,platform,text\n2027-01-12,09:30,LinkedIn,"Three things a baker taught me about books"'

/** A file of posts with their dates: pasted, looked at row by row, then scheduled. */
export function ImportPage(props: ImportPageProps) {
  const { idempotencyKey, canWrite, timeZone, csv, rows, ready = 0, problem } = props
  return (
    <div className="max-w-[56rem]">
      <PageHeading
        title="Import posts"
        eyebrow={<TextLink to="/app/content">Content</TextLink>}
        description={`Up to ${numberText(MOST_ROWS)} rows. You can check what will be scheduled first. We skip what’s in your planner already.`}
      />
      <div className="grid gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {rows && ready > 0 ? (
          <KeptForm
            keptAs={null}
            settles="schedule-import"
            method="post"
            className="flex flex-wrap items-center gap-4"
          >
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <input type="hidden" name="csv" value={csv ?? ''} />
            <Button variant="primary" name="intent" value="import">
              Schedule {ready === 1 ? 'post' : `${numberText(ready)} posts`}
            </Button>
            {ready < rows.length ? (
              <span className="text-ink-soft">{numberText(rows.length - ready)} rows won’t be imported.</span>
            ) : null}
          </KeptForm>
        ) : null}
        {rows ? (
          <DataTable
            caption={
              rows.length > SHOWN_ROWS
                ? `The first ${SHOWN_ROWS} of ${numberText(rows.length)} rows in the file`
                : 'What’s in the file'
            }
            rows={rows.slice(0, SHOWN_ROWS)}
            rowKey={row => String(row.line)}
            columns={[
              { key: 'line', label: 'Row', cell: row => row.line },
              { key: 'text', label: 'Text', cell: row => <span className="break-words">{row.shown}</span> },
              {
                key: 'when',
                label: 'Scheduled for',
                cell: ({ entry, problem }) =>
                  entry
                    ? `${whenText(entry.at, entry.timeZone)} (${entry.timeZone.replaceAll('_', ' ')})`
                    : (problem ?? ''),
              },
            ]}
          />
        ) : null}
        {canWrite ? (
          <KeptForm keptAs="schedule-import" method="post" className="grid gap-4">
            <TextAreaField
              label="Paste your CSV"
              description={`The first line names the columns: date, time, platform and text. You can add title and zone. Times without a zone are in ${timeZone.replaceAll('_', ' ')}. You can also paste a file you exported from here.`}
              name="csv"
              rows={8}
              defaultValue={csv ?? ''}
              placeholder={EXAMPLE}
              spellCheck={false}
            />
            <div>
              <Button variant={ready > 0 ? 'secondary' : 'primary'} name="intent" value="preview">
                Preview
              </Button>
            </div>
          </KeptForm>
        ) : null}
      </div>
    </div>
  )
}
