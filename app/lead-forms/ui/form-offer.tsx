import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { OfferPlace } from '#core/lead-forms/address.ts'
import type { OpenForm } from './form-views.ts'

/**
 * Which offer a form or a result is about. One of many is chosen on a page of its own: a list of all of them, five times
 * over, weighed as much as the rest of the page. What was typed is saved on the way there, so that it needs no scripts.
 */
export function FormOffer(props: {
  field: Parameters<typeof textProps>[0]
  label: string
  description?: string
  place: OfferPlace
  /** Says which of several it is for. */
  of?: string
  choices: Pick<OpenForm, 'offers' | 'hasManyOffers'>
  isLocked: boolean
}) {
  const { field, label, description, place, of, choices, isLocked } = props
  const { offers, hasManyOffers } = choices
  if (hasManyOffers) {
    const offer = offers.find(({ id }) => id === field.initialValue)
    return (
      <div className="field">
        <input type="hidden" name={field.name} value={offer?.id ?? ''} />
        <span className="text-sm font-semibold">{label}</span>
        {description ? <p>{description}</p> : null}
        <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
          {offer?.name ?? 'No offer'}
          {isLocked ? null : (
            <Button size="sm" name="intent" value={`choose-${place}`}>
              {offer ? 'Save and choose another offer' : 'Save and choose an offer'}
              {of ? <span className="sr-only"> for {of}</span> : null}
            </Button>
          )}
        </span>
      </div>
    )
  }
  if (offers.length === 0) return null
  return (
    <SelectField
      {...textProps(field)}
      label={label}
      description={description}
      optional
      placeholder="None"
      disabled={isLocked}
      options={offers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
