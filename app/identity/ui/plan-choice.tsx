import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { PlanOffer } from '#core/billing/plan-offers.ts'

export interface PlanChoiceProps {
  readonly offers: readonly PlanOffer[]
  /** '' where none is chosen yet. */
  readonly tier: string
  readonly annual: boolean
}

/** The plan to try, within a form that registers. None is chosen for anybody, and it can wait. */
export function PlanChoice({ offers, tier: chosen, annual }: PlanChoiceProps) {
  return (
    <div className="group/plans grid gap-3">
      <fieldset className="min-w-0" aria-describedby="plan-help">
        <legend className="mb-1 font-semibold">Plan to try</legend>
        <p id="plan-help" className="mb-2.5 text-sm text-ink-soft">
          Free for 7 days. You can also choose later. <TextLink to="/pricing">Compare plans</TextLink>
        </p>
        <div className="divide-y divide-line border-y border-line">
          {offers.map(({ tier, name, monthly, annually }) => (
            <label key={tier} className="flex items-center gap-3 py-3">
              <input
                type="radio"
                name="tier"
                value={tier}
                defaultChecked={tier === chosen}
                className="tick"
              />
              <span className="grow font-semibold">{name}</span>
              <span className="tabular-nums group-has-[[name=annual]:checked]/plans:hidden">
                {monthly} a month
              </span>
              <span className="hidden tabular-nums group-has-[[name=annual]:checked]/plans:inline">
                {annually} a month, billed annually
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="flex items-start gap-3 py-1">
        <input type="checkbox" name="annual" value="on" defaultChecked={annual} className="tick mt-0.5" />
        Pay annually after the trial and save 20%
      </label>
    </div>
  )
}
