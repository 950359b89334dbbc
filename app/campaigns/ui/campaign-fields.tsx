import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import {
  CAMPAIGN_LIMITS,
  type campaignFormSchema,
  type newCampaignFormSchema,
} from '#core/campaigns/schema.ts'

type Named = 'name' | 'offer' | 'goal' | 'startsOn' | 'endsOn'
type Fields =
  | Pick<ReturnType<typeof useCheckedForm<typeof campaignFormSchema>>[1], Named>
  | Pick<ReturnType<typeof useCheckedForm<typeof newCampaignFormSchema>>[1], Named>

/** What a campaign is called, what it offers, what it is for, and when. */
export function CampaignFields({ fields, isLocked = false }: { fields: Fields; isLocked?: boolean }) {
  return (
    <div className="grid gap-5">
      <TextField
        {...textProps(fields.name)}
        label="Name"
        placeholder="Autumn bread course"
        maxLength={CAMPAIGN_LIMITS.name}
        readOnly={isLocked}
      />
      <TextAreaField
        {...textProps(fields.offer)}
        label="What you offer"
        description="What people get, in a sentence they’d repeat to a friend."
        optional
        rows={2}
        maxLength={CAMPAIGN_LIMITS.offer}
        readOnly={isLocked}
      />
      <TextAreaField
        {...textProps(fields.goal)}
        label="Goal"
        description="One number that shows whether it worked, such as 10 places sold or 40 sign-ups."
        optional
        rows={2}
        maxLength={CAMPAIGN_LIMITS.goal}
        readOnly={isLocked}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField {...textProps(fields.startsOn)} label="First day" optional readOnly={isLocked} />
        <DateField {...textProps(fields.endsOn)} label="Last day" optional readOnly={isLocked} />
      </div>
    </div>
  )
}
