import type { FieldMetadata } from '@conform-to/react'
import { FROM_QUIZ } from '#app/copy/onboarding.ts'
import { textProps } from '#app/forms/field-props.ts'
import { KICKSTART_VOICES } from '#core/onboarding/kickstart/choices.ts'
import { kickstartStepValid } from '#core/onboarding/kickstart/data.ts'
import type { KickstartDraft, KickstartSuggestions } from '#core/onboarding/kickstart/draft.ts'
import type { KickstartStep } from '#core/onboarding/kickstart/steps.ts'
import { RadioCards } from '../../primitives/fields/radio-cards.tsx'
import { TextAreaField } from '../../primitives/fields/text-field.tsx'
import { OfferFields } from './offer-fields.tsx'
import { ValuesField } from './values-field.tsx'

type TextField = FieldMetadata<string | undefined>

export interface StepFieldsProps {
  readonly step: number
  readonly words: KickstartStep
  readonly fields: Readonly<
    Record<
      | 'brandHeart'
      | 'brandVoice'
      | 'dreamClient'
      | 'offerDescription'
      | 'primaryMarketingGoal'
      | 'businessStage',
      TextField
    >
  > & { readonly coreValues: { readonly errors: string[] | undefined } }
  readonly draft: KickstartDraft
  readonly suggestions: KickstartSuggestions
  readonly values: readonly string[]
  /** What was typed as a value of one's own, and why it was not added. */
  readonly custom: { readonly text: string; readonly error: string | null }
  /** Going on was tried and refused: only then does a field say what is wrong with it. */
  readonly isRefused: boolean
  readonly onValues: (values: string[]) => void
}

/** The fields of one step (0 to 4). */
export function StepFields(props: StepFieldsProps) {
  const { step, words, fields, draft, suggestions } = props
  const question = { label: words.question, description: words.help, placeholder: words.placeholder }
  // A press on 'Add' is no input event to the form, so its error would stay.
  const isPickedWell = kickstartStepValid(1, { coreValues: props.values })
  switch (step) {
    case 0:
      return <TextAreaField {...told(fields.brandHeart, props)} {...question} rows={5} />
    case 1:
      return (
        <ValuesField
          words={words}
          values={props.values}
          custom={props.custom}
          error={props.isRefused && !isPickedWell ? (fields.coreValues.errors ?? null) : null}
          onChange={props.onValues}
        />
      )
    case 2: {
      const { defaultValue, error } = told(fields.brandVoice, props)
      return (
        <RadioCards
          legend={words.question}
          description={words.help}
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
          <TextAreaField {...told(fields.dreamClient, props)} {...question} rows={5} />
          {draft.dreamClient === undefined && suggestions.dreamClient ? <FromQuiz /> : null}
        </div>
      )
    default:
      return <OfferFields {...props} />
  }
}

/**
 * A text field's props without an early complaint: an error that appears when a field is left would also push the
 * buttons away from under the pointer, and Next says what it waits for anyway.
 */
export function told(field: TextField, { isRefused }: Pick<StepFieldsProps, 'isRefused'>) {
  const props = textProps(field)
  return isRefused ? props : { ...props, error: null }
}

/** Marks an answer as a suggestion. */
export function FromQuiz() {
  return <p className="border-l-2 border-ember pl-3 text-sm text-ink-soft">{FROM_QUIZ}</p>
}
