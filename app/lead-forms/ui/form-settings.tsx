import { Button } from '#app/design/primitives/actions/button.tsx'
import { EnterButton } from '#app/design/primitives/actions/enter-button.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { KNOWN_KEYS, KNOWN_LABELS, QUESTION_KEYS, QUESTION_LIMITS } from '#core/lead-forms/fields.ts'
import { FORM_LIMITS, formSettingsSchema, typedFields } from '#core/lead-forms/settings.ts'
import { FormOffer } from './form-offer.tsx'
import type { OpenForm } from './form-views.ts'

const ASKED_OPTIONS = [
  { value: 'off', label: 'Don’t ask' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]
const KIND_OPTIONS = [
  { value: 'line', label: 'Short answer' },
  { value: 'text', label: 'Long answer' },
  { value: 'choice', label: 'Choose one' },
]

/** What a form asks and says. */
export function FormSettings(props: OpenForm) {
  const { form: saved, lock, reply, chosenOffer } = props
  const chosen = chosenOffer?.place === 'form' ? chosenOffer.offerId : null
  const [form, fields] = useCheckedForm({
    id: 'form',
    schema: formSettingsSchema,
    reply,
    defaultValue: {
      name: saved.name,
      offerId: chosen ?? saved.offerId ?? '',
      title: saved.title,
      introduction: saved.introduction,
      button: saved.button,
      thanks: saved.thanks,
      nextAddress: saved.nextAddress,
      consentWording: saved.consentWording,
      version: String(saved.version),
      ...typedFields(saved.fields),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  const isLocked = lock !== null
  return (
    <Panel title={saved.kind === 'quiz' ? 'What else it asks and says' : 'What it asks and says'}>
      <KeptForm keptAs={`lead-form-settings:${saved.id}`} {...formProps(form)} className="grid gap-5">
        <input type="hidden" name="version" value={repliedVersion(reply) ?? saved.version} />
        {props.hasManyOffers ? <EnterButton intent="save">Save</EnterButton> : null}
        <FormNotice errors={form.errors} />
        {chosen === null || isLocked ? null : (
          <Notice tone="info">Save the form to keep the offer you chose.</Notice>
        )}
        <TextField
          {...textProps(fields.name)}
          label="Name"
          description="For you. Visitors see the title."
          maxLength={FORM_LIMITS.name}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.title)}
          label="Title"
          optional
          maxLength={FORM_LIMITS.title}
          readOnly={isLocked}
        />
        <TextAreaField
          {...textProps(fields.introduction)}
          label="Introduction"
          optional
          rows={3}
          maxLength={FORM_LIMITS.introduction}
          readOnly={isLocked}
        />
        <FormOffer field={fields.offerId} label="Offer" place="form" choices={props} isLocked={isLocked} />
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-display text-lg">Fields</legend>
          <p className="text-sm text-ink-soft">
            Every form asks for an email. The fewer fields, the more people reply.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            {KNOWN_KEYS.map(key => (
              <SelectField
                key={key}
                {...textProps(fields[`${key}Asked`])}
                label={KNOWN_LABELS[key]}
                disabled={isLocked}
                options={ASKED_OPTIONS}
              />
            ))}
          </div>
        </fieldset>
        {QUESTION_KEYS.map((key, index) => (
          <details
            key={key}
            className="field-fold"
            open={
              saved.fields.some(field => field.key === key) ||
              Boolean(fields[`${key}Options`].errors?.length || fields[`${key}Label`].errors?.length)
            }
          >
            <summary>{`${saved.kind === 'quiz' ? 'Further question' : 'Question'} ${index + 1}`}</summary>
            <div>
              <TextField
                {...textProps(fields[`${key}Label`])}
                label="Question"
                description="Leave it empty to leave it out."
                optional
                maxLength={QUESTION_LIMITS.label}
                readOnly={isLocked}
              />
              <SelectField
                {...textProps(fields[`${key}Kind`])}
                label="Kind"
                disabled={isLocked}
                options={KIND_OPTIONS}
              />
              <TextAreaField
                {...textProps(fields[`${key}Options`])}
                label="Choices"
                description="One per line, for “Choose one”."
                optional
                rows={3}
                maxLength={FORM_LIMITS.options}
                readOnly={isLocked}
              />
              <Checkbox
                id={fields[`${key}Required`].id}
                name={fields[`${key}Required`].name}
                value="on"
                label="Required"
                defaultChecked={fields[`${key}Required`].initialValue === 'on'}
                disabled={isLocked}
              />
            </div>
          </details>
        ))}
        <TextAreaField
          {...textProps(fields.consentWording)}
          label="Words to tick for emails"
          description="If you want to send offers or a newsletter, say who writes and what. Whoever ticks it gets a link to confirm their email. We keep the words, the date and how."
          optional
          rows={3}
          placeholder="Such as: Yes, the Bread School may email me about courses. I can stop it at any time."
          maxLength={FORM_LIMITS.consentWording}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.button)}
          label="Button"
          maxLength={FORM_LIMITS.button}
          readOnly={isLocked}
        />
        <TextAreaField
          {...textProps(fields.thanks)}
          label="Thanks"
          description={
            saved.kind === 'quiz' ? 'What people read below their result.' : 'What people read after sending.'
          }
          optional
          rows={3}
          maxLength={FORM_LIMITS.thanks}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.nextAddress)}
          label="Where to go next"
          description="The page of thanks links to it."
          type="url"
          optional
          placeholder="https://"
          readOnly={isLocked}
        />
        {isLocked ? null : (
          <div>
            <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
              Save form
            </Button>
          </div>
        )}
      </KeptForm>
    </Panel>
  )
}
