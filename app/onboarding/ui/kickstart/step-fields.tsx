import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { KICKSTART_VOICES } from '#core/onboarding/kickstart/choices.ts'
import { kickstartStepValid } from '#core/onboarding/kickstart/data.ts'
import { OfferFields } from './offer-fields.tsx'
import { QuestionField, QuestionHeading } from './question.tsx'
import { FromQuiz, fieldProps, type StepFieldsProps } from './step-parts.tsx'
import { ValuesField } from './values-field.tsx'

/** The fields of one step (0 to 4). */
export function StepFields(props: StepFieldsProps) {
  const { step, words, fields, draft, suggestions } = props
  const { isTitle } = props
  const { question, help, placeholder } = words
  const asked = { isTitle, question, help, placeholder }
  // A press on 'Add' is no input event to the form, so its error would stay.
  const isPickedWell = kickstartStepValid(1, { coreValues: props.values })
  switch (step) {
    case 0:
      return <QuestionField {...fieldProps(fields.brandHeart, props)} {...asked} rows={5} />
    case 1:
      return (
        <ValuesField
          words={words}
          legend={<QuestionHeading isTitle={isTitle}>{question}</QuestionHeading>}
          values={props.values}
          custom={props.custom}
          error={props.isRefused && !isPickedWell ? (fields.coreValues.errors ?? null) : null}
          onChange={props.onValues}
        />
      )
    case 2: {
      const { defaultValue, error } = fieldProps(fields.brandVoice, props)
      return (
        <RadioCards
          legend={<QuestionHeading isTitle={isTitle}>{question}</QuestionHeading>}
          description={help}
          name="brandVoice"
          columns={2}
          defaultValue={defaultValue}
          error={error}
          options={KICKSTART_VOICES.map(voice => ({
            value: voice.key,
            label: voice.label,
            description: (
              <span className="grid gap-2">
                <span>{voice.description}</span>
                <span className="font-display text-lg leading-snug text-ink">“{voice.sample}”</span>
              </span>
            ),
          }))}
        />
      )
    }
    case 3:
      return (
        <div className="grid gap-2">
          <QuestionField {...fieldProps(fields.dreamClient, props)} {...asked} />
          {draft.dreamClient === undefined && suggestions.dreamClient ? <FromQuiz /> : null}
        </div>
      )
    default:
      return <OfferFields {...props} />
  }
}
