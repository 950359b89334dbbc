import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import { COMPASS_QUESTIONS } from '#core/lead-forms/shared.ts'
import { COMPASS_BUSINESS_TYPES, COMPASS_MESSAGES } from '#core/site/compass-form.ts'
import { SharedConsent, SharedPage, type SharedPageProps } from './shared-page.tsx'
import { typedIn, UnseenFields } from './unseen-fields.tsx'

/** Our Brand Compass, as a founder shares it. Needs no scripts. */
export function SharedCompassPage(props: SharedPageProps) {
  const { slug, reply } = props
  const fieldOf = (name: string) => ({
    id: name,
    name,
    defaultValue: typedIn(reply, name),
    error: reply?.error?.[name] ?? null,
  })
  return (
    <SharedPage
      {...props}
      title={FORM_TEXTS.sharedCompassTitle}
      lead={FORM_TEXTS.sharedCompassLead}
      ours="/brand-compass"
    >
      <KeptForm as="form" keptAs={`shared:${slug}`} method="post" noValidate className="grid gap-6">
        <FormNotice errors={reply?.error?.[''] ?? undefined} />
        <UnseenFields {...props} />
        <TextField
          {...fieldOf('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <SelectField
          {...fieldOf('businessType')}
          label={COMPASS_QUESTIONS.businessType}
          optional
          placeholder="Choose one"
          options={COMPASS_BUSINESS_TYPES.map(({ key, label }) => ({ value: key, label }))}
        />
        {(['brandPurpose', 'originStory', 'audienceStruggle'] as const).map(name => (
          <TextAreaField
            key={name}
            {...fieldOf(name)}
            label={COMPASS_QUESTIONS[name]}
            rows={4}
            maxLength={5_000}
            required
          />
        ))}
        <TextField
          {...fieldOf('email')}
          label="Email"
          description={FORM_TEXTS.sharedCompassEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Checkbox
          id="optOut"
          name="optOut"
          value="on"
          label={COMPASS_MESSAGES.optOutLabel}
          description={FORM_TEXTS.sharedOptOut}
          defaultChecked={typedIn(reply, 'optOut') !== ''}
        />
        <SharedConsent {...props} />
        <div>
          <Button variant="primary" size="lg">
            Send Brand Compass
          </Button>
        </div>
      </KeptForm>
    </SharedPage>
  )
}
