import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { OFFER_LIMITS, OFFER_ROWS_MOST, objectionSchema } from '#core/offers/schema.ts'
import type { OfferPageProps } from './offer-views.ts'

/** What makes people hesitate, and what the founder says to it. */
export function OfferObjections(props: OfferPageProps) {
  const { objections, isLocked } = props
  return (
    <section id="doubts" aria-labelledby="doubts-title" className="grid scroll-mt-20 gap-4">
      <div className="grid gap-1">
        <h3 id="doubts-title" className="text-xl">
          Doubts, answered
        </h3>
        <p className="text-sm text-ink-soft">{OFFER_TEXTS.objections}</p>
      </div>
      <ul className="grid gap-4 empty:hidden">
        {objections.map(({ id, objection, answer }) => (
          <li key={id} className="grid gap-1 border-l-2 border-line-strong pl-4">
            <p className="font-medium">{objection}</p>
            {answer ? <p className="whitespace-pre-line text-ink-soft">{answer}</p> : null}
            {isLocked ? null : (
              <Form method="post">
                <input type="hidden" name="objectionId" value={id} />
                <Button
                  variant="quiet"
                  size="sm"
                  name="intent"
                  value="remove_objection"
                  aria-label={`Remove “${objection}”`}
                >
                  Remove
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isLocked || objections.length >= OFFER_ROWS_MOST ? null : (
        <NewObjection key={objections.length} {...props} />
      )}
    </section>
  )
}

function NewObjection({ offer, objectionReply }: OfferPageProps) {
  const [form, fields] = useCheckedForm({ id: 'objection', schema: objectionSchema, reply: objectionReply })
  const pending = usePending({ name: 'intent', value: 'add_objection' })
  return (
    <KeptForm keptAs={`offer:${offer.id}:doubt`} {...formProps(form)} className="grid gap-4">
      <FormNotice errors={form.errors} />
      <TextField
        {...textProps(fields.objection)}
        label="What makes people hesitate"
        placeholder="What if I can’t come on the day?"
        maxLength={OFFER_LIMITS.objection}
      />
      <TextAreaField
        {...textProps(fields.answer)}
        label="Your answer"
        optional
        rows={2}
        maxLength={OFFER_LIMITS.answer}
      />
      <div>
        <Button size="sm" name="intent" value="add_objection" pending={pending} pendingText="Adding…">
          Add doubt
        </Button>
      </div>
    </KeptForm>
  )
}
