import { Download } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { CONSENT_BASIS_LABELS, CONSENT_CHANNEL_LABELS } from '#app/leads/copy.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { consentFormSchema, LEAD_LIMITS } from '#core/leads/schema.ts'
import { CONSENT_BASES, CONSENT_CHANNELS } from '#core/leads/sources.ts'
import { formatDate } from '#core/shared/time.ts'
import type { OpenPerson } from './person-views.ts'

const STATES = { given: 'Agreed', asked: 'Asked', withdrawn: 'Withdrawn' } as const

/** What somebody agreed to on each channel, with the very words, and everything that was said before. */
export function PersonConsents(props: OpenPerson & { reply: FormReply | undefined }) {
  const { lead, consents, timeZone, lock } = props
  return (
    <Panel
      title="Permission to contact"
      anchor="permissions"
      actions={
        consents.length > 0 ? (
          <a
            href={`/app/sales-hub/people/${lead.id}/permissions.json`}
            download
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-ember hover:underline"
          >
            <Download size={16} aria-hidden /> Download proof
          </a>
        ) : undefined
      }
    >
      <dl className="grid gap-2">
        {CONSENT_CHANNELS.map(channel => {
          const newest = consents.find(consent => consent.channel === channel)
          return (
            <div key={channel} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <dt>{CONSENT_CHANNEL_LABELS[channel]}</dt>
              <dd>
                <Badge
                  tone={
                    newest?.state === 'given'
                      ? 'success'
                      : newest?.state === 'withdrawn'
                        ? 'danger'
                        : undefined
                  }
                >
                  {newest ? STATES[newest.state] : 'Not asked'}
                </Badge>
              </dd>
            </div>
          )
        })}
      </dl>
      {consents.length > 0 ? (
        <details>
          <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">
            Everything they said ({consents.length})
          </summary>
          <ol className="grid gap-3 pt-3 text-sm">
            {consents.map(consent => (
              <li key={consent.id} className="grid gap-0.5 wrap-anywhere">
                <span className="font-semibold">
                  {CONSENT_CHANNEL_LABELS[consent.channel]}: {STATES[consent.state]},{' '}
                  {formatDate(consent.happenedAt, timeZone)}
                </span>
                <q>{consent.wording}</q>
                <span className="text-ink-soft">
                  {CONSENT_BASIS_LABELS[consent.basis]}. For {consent.brand}, {consent.how}.
                </span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {lock === null && !lead.mergedInto ? <ConsentForm {...props} /> : null}
    </Panel>
  )
}

function ConsentForm({ lead, today, reply }: OpenPerson & { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'consent',
    schema: consentFormSchema,
    reply,
    defaultValue: { channel: 'email', state: 'given', basis: 'consent', day: today },
  })
  const pending = usePending({ name: 'intent', value: 'consent' })
  return (
    <details open={reply !== undefined}>
      <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">Note what they said</summary>
      <KeptForm keptAs={`person-consent:${lead.id}`} {...formProps(form)} className="grid gap-4 pt-3">
        <FormNotice errors={form.errors} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            {...textProps(fields.channel)}
            label="Channel"
            options={CONSENT_CHANNELS.map(value => ({ value, label: CONSENT_CHANNEL_LABELS[value] }))}
          />
          <SelectField
            {...textProps(fields.state)}
            label="They"
            options={[
              { value: 'given', label: 'Agreed' },
              { value: 'withdrawn', label: 'Withdrew it' },
            ]}
          />
          <SelectField
            {...textProps(fields.basis)}
            label="Why you may"
            options={CONSENT_BASES.map(value => ({ value, label: CONSENT_BASIS_LABELS[value] }))}
          />
          <DateField {...textProps(fields.day)} label="When" max={today} />
        </div>
        <TextAreaField
          {...textProps(fields.wording)}
          label="The exact words"
          description="What they read or said, so that you can show it later."
          rows={2}
          maxLength={LEAD_LIMITS.wording}
        />
        <div>
          <Button name="intent" value="consent" pending={pending} pendingText="Saving…">
            Save permission
          </Button>
        </div>
      </KeptForm>
    </details>
  )
}
