import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import { planOf } from '#core/billing/plans.ts'

/** The plan that comes along from the prices, so that nobody has to wonder, or to choose again. */
export function ChosenPlan({ tier, annual }: PlanWish) {
  return (
    <p className="border-l-2 border-ember pl-3">
      Your plan: <strong>{planOf(tier).name}</strong>, paid {annual ? 'annually' : 'monthly'} after the trial.{' '}
      <TextLink to="/pricing">Change plan</TextLink>
    </p>
  )
}
