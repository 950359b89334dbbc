import { FROM_QUIZ } from '#app/onboarding/copy/screens.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { KickstartDraft, KickstartSuggestions } from '#core/onboarding/kickstart/draft.ts'
import type { KickstartStep } from '#core/onboarding/kickstart/steps.ts'

/** A field of the form, as the forms know it. */
type TextField = Parameters<typeof textProps>[0]

export interface StepFieldsProps {
  readonly step: number
  /** It is the first of its page. */
  readonly isTitle: boolean
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

/**
 * A text field's props without an early complaint: an error that appears when a field is left would also push the
 * buttons away from under the pointer, and Next says what it waits for anyway.
 */
export function fieldProps(field: TextField, { isRefused }: Pick<StepFieldsProps, 'isRefused'>) {
  const props = textProps(field)
  return isRefused ? props : { ...props, error: null }
}

/** Marks an answer as a suggestion. */
export function FromQuiz() {
  return <p className="border-l-2 border-ember pl-3 text-sm text-ink-soft">{FROM_QUIZ}</p>
}
