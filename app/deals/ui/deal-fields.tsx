import { nextDayText } from '#app/deals/copy.ts'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { DEAL_LIMITS, type dealFormSchema, type newDealFormSchema } from '#core/deals/schema.ts'
import type { Choices } from './deal-views.ts'

type Named = 'offerId' | 'valuePence' | 'chance' | 'nextStep' | 'nextOn' | 'nextPick' | 'keeperId'
type Fields =
  | Pick<ReturnType<typeof useCheckedForm<typeof dealFormSchema>>[1], Named>
  | Pick<ReturnType<typeof useCheckedForm<typeof newDealFormSchema>>[1], Named>

/** What a deal is worth, how likely it is, and what comes next. */
export function DealFields(props: {
  fields: Fields
  choices: Choices
  /** Of a deal whose offer was archived since: it stays to be chosen. */
  kept?: { id: string; name: string } | null
  isLocked?: boolean
}) {
  const { fields, choices, kept = null, isLocked = false } = props
  const offers = choices.offers.map(({ id, name }) => ({ value: id, label: name }))
  const hasKept = kept !== null && !choices.offers.some(({ id }) => id === kept.id)
  return (
    <>
      <SelectField
        {...textProps(fields.offerId)}
        label="Offer"
        optional
        placeholder="No offer"
        options={hasKept ? [...offers, { value: kept.id, label: kept.name }] : offers}
        disabled={isLocked}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...textProps(fields.valuePence)}
          label="Value"
          description="Empty takes the offer’s price."
          optional
          prefix="£"
          inputMode="decimal"
          maxLength={20}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.chance)}
          label="Chance in %"
          description="Empty takes what’s usual for its stage."
          optional
          inputMode="numeric"
          maxLength={3}
          readOnly={isLocked}
        />
      </div>
      <TextField
        {...textProps(fields.nextStep)}
        label="Next step"
        description="What you’ll do next, such as sending two dates."
        optional
        maxLength={DEAL_LIMITS.nextStep}
        readOnly={isLocked}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          {...textProps(fields.nextPick)}
          label="When"
          optional
          placeholder="As in the date"
          options={choices.days.map(each => ({ value: each.day, label: nextDayText(each) }))}
          disabled={isLocked}
        />
        <DateField {...textProps(fields.nextOn)} label="Date" optional readOnly={isLocked} />
      </div>
      {choices.colleagues.length > 1 ? (
        <SelectField
          {...textProps(fields.keeperId)}
          label="Looked after by"
          options={choices.colleagues.map(({ id, name }, at) => ({ value: at === 0 ? '' : id, label: name }))}
          disabled={isLocked}
        />
      ) : (
        <input type="hidden" name={fields.keeperId.name} value="" />
      )}
    </>
  )
}
