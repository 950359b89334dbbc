import { QUESTIONS, REPORT_END_LABELS, REPORT_TEXTS } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import {
  REPORT_ENDS,
  REPORT_LIMITS,
  REPORT_QUESTIONS,
  ROLLING_DAYS,
  reportSchema,
} from '#core/analytics/report.ts'

const PERIODS = [
  ...ROLLING_DAYS.map(days => ({ value: days, label: `The last ${days} days, always up to date` })),
  { value: 'fixed', label: 'The days below' },
]
const ENDS = REPORT_ENDS.map(value => ({ value, label: REPORT_END_LABELS[value] }))

/** The form that makes a report. */
export function NewReport({
  reply,
  idempotencyKey,
}: {
  reply?: FormReply | undefined
  idempotencyKey: string
}) {
  const [form, fields] = useCheckedForm({
    id: 'new-report',
    schema: reportSchema,
    reply,
    defaultValue: { period: '30', days: '30', showedUp: true, sounded: true, acted: true },
  })
  const pending = usePending({ name: 'intent', value: 'create' })
  return (
    <LetterPart title="New report" anchor="new">
      <p className="text-base text-ink-soft">{REPORT_TEXTS.what}</p>
      <KeptForm keptAs="report:new" {...formProps(form)} className="grid max-w-2xl gap-5">
        <FormNotice errors={form.errors} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextField
          {...textProps(fields.name)}
          label="Name"
          description="Readers see it at the top."
          maxLength={REPORT_LIMITS.name}
        />
        <SelectField {...textProps(fields.period)} label="Days" options={PERIODS} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField {...textProps(fields.firstDay)} label="First day" optional />
          <DateField {...textProps(fields.lastDay)} label="Last day" optional />
        </div>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Questions</legend>
          {REPORT_QUESTIONS.map(question => (
            <Checkbox
              key={question}
              {...tickProps(fields[question])}
              label={
                question === 'paid'
                  ? `${QUESTIONS[question]} Shows pounds to the reader.`
                  : QUESTIONS[question]
              }
            />
          ))}
        </fieldset>
        <TextAreaField
          {...textProps(fields.note)}
          label="Note to the reader"
          optional
          rows={3}
          maxLength={REPORT_LIMITS.note}
        />
        <SelectField {...textProps(fields.days)} label="Link expires after" options={ENDS} />
        <div>
          <Button variant="primary" name="intent" value="create" pending={pending} pendingText="Making…">
            Make report
          </Button>
        </div>
      </KeptForm>
    </LetterPart>
  )
}
