import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { BUSINESS_STAGES } from '#core/onboarding/kickstart/choices.ts'
import { QuestionField } from './question.tsx'
import { FromQuiz, fieldProps, type StepFieldsProps } from './step-parts.tsx'

/** The offer, and two things that help the first suggestions and may be left open. */
export function OfferFields(props: StepFieldsProps) {
  const { words, fields, draft, suggestions } = props
  const stage = textProps(fields.businessStage)
  // What the quiz knows of them is seen, so that it is not sent along unread.
  const isAsideOpen = stage.defaultValue !== '' || textProps(fields.primaryMarketingGoal).defaultValue !== ''
  return (
    <div className="grid gap-9">
      <div className="grid gap-2">
        <QuestionField
          {...fieldProps(fields.offerDescription, props)}
          isTitle={props.isTitle}
          question={words.question}
          help={words.help}
          placeholder={words.placeholder}
        />
        {suggestions.uniqueValue ? (
          <p className="border-l-2 border-ember pl-3 text-sm text-ink-soft">
            In the quiz you told us why people choose you: “{suggestions.uniqueValue}”
          </p>
        ) : null}
      </div>
      <details className="border-t border-line pt-5" open={isAsideOpen}>
        <summary className="w-fit cursor-pointer font-semibold text-ember">
          Two more, if you like: your goal and your stage
        </summary>
        <div className="mt-5 grid gap-7">
          <div className="grid gap-2">
            <TextAreaField
              {...fieldProps(fields.primaryMarketingGoal, props)}
              label="What should your marketing do first?"
              description="One goal for the next few months. It helps us suggest what to do this week."
              placeholder="Four enquiries a month from people who already know what I charge"
              optional
              rows={2}
            />
            {draft.primaryMarketingGoal === undefined && suggestions.primaryMarketingGoal ? (
              <FromQuiz />
            ) : null}
          </div>
          <RadioCards
            legend={
              <>
                How far along is your business? <span className="font-normal text-ink-faint">(optional)</span>
              </>
            }
            name="businessStage"
            columns={2}
            defaultValue={stage.defaultValue}
            options={BUSINESS_STAGES.map(({ key, description }) => ({
              value: key,
              label: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
              description,
            }))}
          />
        </div>
      </details>
    </div>
  )
}
