import { PLAN_LINES, planPoints } from '#app/billing/copy.ts'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { annualSavingPence, PLANS } from '#core/billing/plans.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import { formatPence } from '#core/shared/money.ts'

export interface PlanCardsProps {
  /** Chosen when the page opens. */
  readonly selected: Tier
  readonly annual: boolean
}

/** The three plans as one choice. Plain radios; the prices of the cycle that was chosen come first, the others below. */
export function PlanCards({ selected, annual }: PlanCardsProps) {
  return (
    <fieldset className="grid gap-4 lg:grid-cols-3">
      <legend className="sr-only">Plan</legend>
      {TIERS.map(tier => {
        const plan = PLANS[tier]
        return (
          <label key={tier} className="choice choice-tall">
            <input
              type="radio"
              name="tier"
              value={tier}
              defaultChecked={tier === selected}
              className="tick mt-1.5"
            />
            <span className="grid content-start gap-3">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-display text-2xl">{plan.name}</span>
                {tier === 'pro' ? <Badge tone="ember">Recommended</Badge> : null}
              </span>
              <span className="text-ink-soft">{PLAN_LINES[tier]}</span>
              <span className="tabular-nums">
                <strong className="text-2xl">
                  {formatPence(annual ? plan.annualMonthlyPence : plan.monthlyPence)}
                </strong>{' '}
                a month{annual ? ', billed annually' : ''}
                <span className="block text-sm text-ink-soft">
                  {annual
                    ? `saving ${formatPence(annualSavingPence(tier))} a year, or ${formatPence(plan.monthlyPence)} a month billed monthly`
                    : `or ${formatPence(plan.annualMonthlyPence)} a month billed annually, saving ${formatPence(annualSavingPence(tier))} a year`}
                </span>
              </span>
              <span className="grid gap-1.5 border-t border-line pt-3 text-sm">
                {planPoints(tier, plan.limits).map(point => (
                  <span key={point} className="flex gap-2">
                    <span aria-hidden="true" className="text-ember">
                      ✓
                    </span>
                    {point}
                  </span>
                ))}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
