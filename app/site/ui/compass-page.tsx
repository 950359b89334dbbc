import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { VisitorFields } from '#app/platform/forms/visitor-fields.tsx'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { COMPASS_BUSINESS_TYPES, COMPASS_MESSAGES, compassSchema } from '#core/site/compass-form.ts'
import { PageIntro } from './frame/page-intro.tsx'

export interface CompassPageProps {
  reply?: FormReply | undefined
  stamp: string
  idempotencyKey: string
  /** What is said once it was sent; it stays until the page is left. */
  received: string | null
}

/** The Brand Compass: three questions, and a box that says no to marketing. */
export function CompassPage({ reply, stamp, idempotencyKey, received }: CompassPageProps) {
  const [form, fields] = useCheckedForm({ id: 'compass', schema: compassSchema, reply })
  const pending = usePending()
  return (
    <div className="mx-auto grid max-w-prose gap-10 px-5 py-14 sm:py-20">
      <PageIntro title={VISITOR_FORMS.compass.title} lead={VISITOR_FORMS.compass.lead} />
      {received ? (
        <Notice tone="success" live="status">
          {received}
        </Notice>
      ) : null}
      <KeptForm keptAs="compass" {...formProps(form)} className="grid gap-6">
        <FormNotice errors={form.errors} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...textProps(fields.firstName)}
            label="First name"
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            {...textProps(fields.email)}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        </div>
        <SelectField
          {...textProps(fields.businessType)}
          label="What kind of business is it?"
          optional
          placeholder="Choose one"
          options={COMPASS_BUSINESS_TYPES.map(({ key, label }) => ({ value: key, label }))}
        />
        <TextAreaField
          {...textProps(fields.brandPurpose)}
          label="What is your brand for?"
          description="Apart from earning money, what would people miss if you stopped?"
          maxLength={5000}
        />
        <TextAreaField
          {...textProps(fields.originStory)}
          label="How did it start?"
          description="The day, the person or the annoyance that started it."
          maxLength={5000}
        />
        <TextAreaField
          {...textProps(fields.audienceStruggle)}
          label="What do the people you help struggle with?"
          description="In their own words, if you remember any."
          maxLength={5000}
        />
        <Checkbox {...tickProps(fields.optOut)} label={COMPASS_MESSAGES.optOutLabel} />
        <VisitorFields reply={reply} stamp={stamp} idempotencyKey={idempotencyKey} />
        <Button variant="primary" size="lg" pending={pending} pendingText="Sending…">
          Send Brand Compass
        </Button>
      </KeptForm>
    </div>
  )
}
