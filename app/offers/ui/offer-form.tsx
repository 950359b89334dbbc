import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { priceText, VAT_MODE_LABELS, VAT_MODES } from '#core/offers/price.ts'
import { OFFER_LIMITS, offerFormSchema, priceField } from '#core/offers/schema.ts'
import type { OfferPageProps } from './offer-views.ts'

/** Who an offer is for, what it promises and what it costs. */
export function OfferForm({ offer, isLocked, reply, conflict }: OfferPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'offer',
    schema: offerFormSchema,
    reply,
    defaultValue: { ...offer, pricePence: priceField(offer), version: String(offer.version) },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  return (
    <KeptForm keptAs={`offer:${offer.id}`} {...formProps(form)} className="grid gap-5">
      <input
        type="hidden"
        name="version"
        value={conflict?.version ?? repliedVersion(reply) ?? offer.version}
      />
      {conflict ? (
        <ConflictNotice
          thing="offer"
          differences={conflict.differences}
          action={<TextLink to={`/app/offers/${offer.id}`}>Open saved version</TextLink>}
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      <TextField {...textProps(fields.name)} label="Name" maxLength={OFFER_LIMITS.name} readOnly={isLocked} />
      <TextAreaField
        {...textProps(fields.audience)}
        label="Who it’s for"
        optional
        rows={2}
        maxLength={OFFER_LIMITS.audience}
        readOnly={isLocked}
      />
      <TextAreaField
        {...textProps(fields.promise)}
        label="What you promise"
        description="In a sentence they’d repeat to a friend."
        optional
        rows={2}
        maxLength={OFFER_LIMITS.promise}
        readOnly={isLocked}
      />
      <TextAreaField
        {...textProps(fields.outcome)}
        label="What changes for them"
        description="What they can do afterwards that they couldn’t do before."
        optional
        rows={4}
        maxLength={OFFER_LIMITS.outcome}
        readOnly={isLocked}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField
          id={fields.pricePence.id}
          name={fields.pricePence.name}
          defaultValue={
            typeof fields.pricePence.initialValue === 'string' ? fields.pricePence.initialValue : ''
          }
          error={fields.pricePence.errors ?? null}
          label="Price in pounds"
          optional
          inputMode="decimal"
          maxLength={20}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.priceUnit)}
          label="For what"
          placeholder="a month"
          optional
          maxLength={OFFER_LIMITS.priceUnit}
          readOnly={isLocked}
        />
        <SelectField
          id={fields.vatMode.id}
          name={fields.vatMode.name}
          label="VAT"
          defaultValue={offer.vatMode}
          disabled={isLocked}
          options={VAT_MODES.map(mode => ({ value: mode, label: VAT_MODE_LABELS[mode] }))}
        />
      </div>
      <p className="text-sm text-ink-soft">Customers read: {priceText(offer)}</p>
      <TextField
        {...textProps(fields.paymentLink)}
        label="Payment link"
        description="Where they can pay, such as a payment page of your bank or of Stripe."
        optional
        inputMode="url"
        placeholder="https://"
        maxLength={OFFER_LIMITS.paymentLink}
        readOnly={isLocked}
      />
      {isLocked ? null : (
        <div>
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save offer
          </Button>
        </div>
      )}
    </KeptForm>
  )
}
