import { useState } from 'react'
import { Form, Link } from 'react-router'
import { ClipboardList, Plus } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { FORM_KIND_BADGES, FORM_KIND_CHOICES, FORM_STATUS_LABELS, FORM_TEXTS } from '#app/lead-forms/copy.ts'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { FORM_LIMITS, type FormKind, type FormStatus, newFormSchema } from '#core/lead-forms/settings.ts'
import { formatDate } from '#core/shared/time.ts'

export interface FormsPageProps {
  readonly forms: readonly {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly kind: FormKind
    readonly status: FormStatus
    readonly received: number
    readonly spam: number
    readonly lastAt: Date | null
  }[]
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly canWrite: boolean
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

const HERE = '/app/sales-hub/forms'

/** Every form with what came in by it, and a new one. */
export function FormsPage(props: FormsPageProps) {
  const { forms, undo, canWrite, timeZone, problem } = props
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'create' })
  return (
    <div className="grid gap-6">
      <SectionHeading title="Forms" />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” was deleted, with what came in by it.
        </UndoNotice>
      ) : null}
      {canWrite ? <NewForm key={key} {...props} idempotencyKey={key} /> : null}
      {forms.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title={FORM_TEXTS.emptyTitle} example={FORM_TEXTS.emptyExample}>
          {FORM_TEXTS.empty}
        </EmptyState>
      ) : (
        <DataTable
          caption="Forms"
          captionHidden
          rows={forms}
          rowKey={form => form.id}
          columns={[
            {
              key: 'name',
              label: 'Name',
              cell: form => (
                <span className="grid gap-1">
                  <Link to={`${HERE}/${form.id}`} className="font-semibold wrap-anywhere hover:underline">
                    {form.name}
                  </Link>
                  <span className="flex flex-wrap gap-1.5">
                    {FORM_KIND_BADGES[form.kind] ? <Badge>{FORM_KIND_BADGES[form.kind]}</Badge> : null}
                    <Badge tone={form.status === 'open' ? 'success' : 'neutral'}>
                      {FORM_STATUS_LABELS[form.status]}
                    </Badge>
                  </span>
                </span>
              ),
            },
            { key: 'received', label: 'Filled in', numeric: true, cell: form => form.received },
            {
              key: 'spam',
              label: 'Spam',
              numeric: true,
              cell: form =>
                form.spam === 0 ? (
                  0
                ) : (
                  <Link
                    to={`${HERE}/${form.id}?show=spam#received`}
                    aria-label={`Look through the spam of ${form.name}: ${form.spam}`}
                    className="underline hover:text-ink"
                  >
                    {form.spam}
                  </Link>
                ),
            },
            {
              key: 'last',
              label: 'Last',
              wideOnly: true,
              cell: form => (form.lastAt ? formatDate(form.lastAt, timeZone) : ''),
            },
          ]}
        />
      )}
    </div>
  )
}

function NewForm({ forms, idempotencyKey, reply }: FormsPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-form', schema: newFormSchema, reply })
  const pending = usePending({ name: 'intent', value: 'create' })
  // Stays as it was opened: the first one coming in from elsewhere must not close it over what is being typed.
  const [startsOpen] = useState(forms.length === 0)
  return (
    <Card>
      <details open={startsOpen || reply !== undefined} className="group">
        <summary className="flex cursor-pointer items-center gap-2 font-display text-xl">
          <Plus
            size={20}
            aria-hidden
            className="text-ember transition-transform group-open:rotate-45 motion-reduce:transition-none"
          />
          Add a form
        </summary>
        <Form {...formProps(form)} action={HERE} className="grid gap-5 pt-5">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <FormNotice errors={form.errors} />
          <TextField
            {...textProps(fields.name)}
            label="Name"
            description="Such as “Bread course”. You can change what visitors see next."
            maxLength={FORM_LIMITS.name}
          />
          <RadioCards
            name={fields.kind.name}
            legend="What it is"
            columns={2}
            defaultValue={fields.kind.initialValue ?? 'form'}
            options={FORM_KIND_CHOICES}
          />
          <div>
            <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Adding…">
              Add form
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  )
}
