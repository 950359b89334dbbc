import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { PlanOffer } from '#core/billing/plan-offers.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import { PlanChoice } from '../plan-choice.tsx'
import { TermsLabel } from '../terms-label.tsx'
import type { TakenAlong } from '../ways/google-button.tsx'

/** What a form that registers begins with, so that nothing is asked twice. */
export interface RegisterStart {
  readonly name: string | null
  readonly email: string | null
  readonly plan: PlanWish | null
  readonly offers: readonly PlanOffer[]
}

/** What the tail of such a form has in it at first, and the address. */
export function registerDefaults({ email, plan }: RegisterStart) {
  return { email: email ?? '', tier: plan?.tier ?? '', annual: plan?.annual ? 'on' : '' }
}

interface TailFields {
  readonly referralCode: Parameters<typeof textProps>[0]
  readonly tier: Parameters<typeof textProps>[0]
  readonly annual: Parameters<typeof tickProps>[0]
}

/** What the tail had in it when the form was last sent, for another way to register. */
export function takenAlong({ tier, annual, referralCode }: TailFields): TakenAlong {
  return {
    tier: tier.initialValue,
    annual: annual.initialValue,
    referralCode: referralCode.initialValue,
  }
}

/** What every way to register ends with: who sent one, the plan to try, age and terms. */
export function RegisterTail({
  fields,
  offers,
}: {
  fields: TailFields & { readonly terms: Parameters<typeof tickProps>[0] }
  offers: readonly PlanOffer[]
}) {
  return (
    <>
      <TextField
        {...textProps(fields.referralCode)}
        label="Referral code (optional)"
        autoComplete="off"
        maxLength={20}
      />
      <PlanChoice
        offers={offers}
        tier={fields.tier.initialValue ?? ''}
        annual={fields.annual.initialValue === 'on'}
      />
      <Checkbox {...tickProps(fields.terms)} label={<TermsLabel />} />
    </>
  )
}
