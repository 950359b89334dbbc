import { Form, Link } from 'react-router'
import { FileDown, Swords } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { COMPETITOR_TEXTS } from '#app/research/copy.ts'
import { COMPETITOR_LIMITS, newCompetitorSchema } from '#core/research/competitor.ts'
import type { CompetitorView } from './competitor-views.ts'

const HERE = '/app/brand-watch/competitors'

interface CompetitorsPageProps {
  readonly competitors: readonly (CompetitorView & {
    readonly sources: number
    readonly evidence: number
    /** Items of the last 30 days. */
    readonly recent: number
  })[]
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly idempotencyKey: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** Who sells to the same people, with what stands behind each sheet. */
export function CompetitorsPage(props: CompetitorsPageProps) {
  const { competitors, undo, canWrite, problem } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Competitors</h2>
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” deleted, with its evidence. Its sources stay.
        </UndoNotice>
      ) : null}
      {canWrite ? <NewCompetitor key={key} {...props} idempotencyKey={key} /> : null}
      {competitors.length === 0 ? (
        <EmptyState icon={<Swords />} title={COMPETITOR_TEXTS.emptyTitle} example={COMPETITOR_TEXTS.example}>
          {COMPETITOR_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {competitors.map(competitor => (
              <CompetitorCard key={competitor.id} competitor={competitor} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {(['csv', 'json'] as const).map(format => (
              <a
                key={format}
                className="link inline-flex items-center gap-1"
                href={`${HERE}/export/${format}`}
                download
              >
                <FileDown size={16} aria-hidden />
                Competitors as {format.toUpperCase()}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  )
}

function CompetitorCard({ competitor }: { competitor: CompetitorsPageProps['competitors'][number] }) {
  const { id, name, promise, price, archivedAt, sources, evidence, recent } = competitor
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-md border border-line bg-raised p-5">
      <p className="flex flex-wrap items-center gap-3">
        <Link to={`${HERE}/${id}`} className="min-w-0 font-display text-xl wrap-anywhere hover:underline">
          {name}
        </Link>
        {archivedAt ? <Badge>Archived</Badge> : null}
      </p>
      {promise ? <p className="line-clamp-3 text-ink-soft wrap-anywhere">{promise}</p> : null}
      {price ? <p className="wrap-anywhere">{price}</p> : null}
      <p className="text-sm text-ink-soft tabular-nums">
        {many(sources, 'source', 'sources')} · {many(recent, 'item', 'items')} in 30 days ·{' '}
        {many(evidence, 'piece', 'pieces')} of evidence
      </p>
    </li>
  )
}

function NewCompetitor({ idempotencyKey, reply }: CompetitorsPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-competitor', schema: newCompetitorSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <Form {...formProps(form)} action={HERE} className="grid max-w-2xl gap-3">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormNotice errors={form.errors} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...textProps(fields.name)}
          className="min-w-0 flex-1 basis-64"
          label="New competitor"
          placeholder="Their name"
          maxLength={COMPETITOR_LIMITS.name}
        />
        <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
          Add competitor
        </Button>
      </div>
    </Form>
  )
}
