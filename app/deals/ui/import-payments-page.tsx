import { DEAL_REFUSALS, IMPORT_TEXTS, skippedTexts } from '#app/deals/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import type { PaymentsPreview } from './deal-views.ts'

const HERE = '/app/sales-hub/deals/payments/import'

export interface ImportPaymentsPageProps {
  readonly canWrite: boolean
  readonly text?: string | undefined
  readonly preview?: PaymentsPreview | undefined
  readonly problem?: string | undefined
}

/** A statement of a bank or Stripe: chosen or pasted, looked at line by line, then added to the deals it names. */
export function ImportPaymentsPage({ canWrite, text, preview, problem }: ImportPaymentsPageProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <h2 className="font-display text-2xl">Import payments</h2>
        <p className="text-ink-soft">{IMPORT_TEXTS.description}</p>
      </div>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {!canWrite ? (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          {DEAL_REFUSALS.not_in_plan}
        </Notice>
      ) : preview && text !== undefined ? (
        <PreviewForm preview={preview} text={text} />
      ) : (
        <SourceForm text={text} />
      )}
    </div>
  )
}

function SourceForm({ text }: Pick<ImportPaymentsPageProps, 'text'>) {
  const pending = usePending({ name: 'intent', value: 'preview' })
  return (
    <KeptForm keptAs="payments-import" method="post" encType="multipart/form-data" className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="file" className="font-semibold">
          A file <span className="font-normal text-ink-soft">(optional)</span>
        </label>
        <p id="file-help" className="text-sm text-ink-soft">
          CSV, up to 900 KB. If you choose a file, we ignore any text below.
        </p>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.txt,text/*"
          aria-describedby="file-help"
          className="file-choice"
        />
      </div>
      <TextAreaField
        id="text"
        name="text"
        label="Paste your statement"
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

function PreviewForm({ preview, text }: { preview: PaymentsPreview; text: string }) {
  const { matches, more, unknown, several } = preview
  const pending = usePending({ name: 'intent', value: 'import' })
  const skipped = skippedTexts(preview)
  return (
    <KeptForm
      keptAs={null}
      settles="payments-import"
      method="post"
      encType="multipart/form-data"
      className="grid gap-6"
    >
      <input type="hidden" name="text" value={text} />
      {matches.length === 0 ? (
        <Notice tone="info">{IMPORT_TEXTS.noMatch}</Notice>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-display text-xl">
            {matches.length + more === 1 ? '1 payment matches' : `${matches.length + more} payments match`}
          </legend>
          <ul className="grid gap-2">
            {matches.map(match => (
              <li key={match.hash} className="rounded-md border border-line bg-raised px-4 py-3">
                <Match match={match} />
              </li>
            ))}
          </ul>
          {more > 0 ? (
            <p className="text-sm text-ink-soft">
              {more} more match. Add these first, then preview the same statement again.
            </p>
          ) : null}
        </fieldset>
      )}
      <Unmatched title="References that no deal has" {...unknown} />
      <Unmatched title="More than one deal’s reference" {...several} />
      {skipped.length > 0 ? (
        <div className="grid gap-1 text-sm text-ink-soft">
          <p className="font-semibold">What we won’t add</p>
          <ul className="list-disc pl-5">
            {skipped.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        {matches.length > 0 ? (
          <Button variant="primary" name="intent" value="import" pending={pending} pendingText="Adding…">
            Add selected payments
          </Button>
        ) : null}
        <TextLink to={HERE}>Start over</TextLink>
      </div>
    </KeptForm>
  )
}

function Match({ match }: { match: PaymentsPreview['matches'][number] }) {
  const { hash, day, pence, text, deal, openAfter, isNoted } = match
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name="take" value={hash} defaultChecked={!isNoted} className="tick mt-0.5" />
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          <span className="tabular-nums">{formatPence(pence)}</span> {deal.title}, {deal.person}
          {deal.stage === 'won' ? null : <Badge>{DEAL_STAGE_LABELS[deal.stage]}</Badge>}
          {isNoted ? <Badge tone="warning">Marked as paid already?</Badge> : null}
        </span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          {dayText(day, { year: true })}
          {text ? ` · ${text}` : ''}
        </span>
        <span className="text-sm">
          {isNoted
            ? 'You entered this sum yourself within a week of this day, so we haven’t selected it.'
            : openAfter > 0
              ? `${formatPence(openAfter)} still open after this`
              : openAfter === 0
                ? 'Paid in full after this'
                : `${formatPence(-openAfter)} more than agreed`}
        </span>
      </span>
    </label>
  )
}

function Unmatched({ title, count, lines }: PaymentsPreview['unknown'] & { title: string }) {
  if (count === 0) return null
  return (
    <details className="grid gap-2 text-sm">
      <summary className="cursor-pointer font-semibold">
        {title} ({count})
      </summary>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ hash, day, pence, text }) => (
          <li key={hash} className="wrap-anywhere">
            <span className="tabular-nums">{formatPence(pence)}</span> on {dayText(day, { year: true })}
            {text ? <span className="text-ink-soft"> · {text}</span> : null}
          </li>
        ))}
        {count > lines.length ? <li className="text-ink-soft">{count - lines.length} more</li> : null}
      </ul>
    </details>
  )
}
