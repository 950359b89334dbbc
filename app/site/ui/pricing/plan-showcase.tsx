import { PLAN_LINES, planPoints } from '#app/billing/copy.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { annualSavingPence, PLANS } from '#core/billing/plans.ts'
import { formatTierQuery } from '#core/billing/tier-query.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import { formatPence } from '#core/shared/money.ts'

/** Shown while the yearly radio is on, and while it is not: no script looks at it. */
const YEARLY = 'hidden group-has-[[value=annual]:checked]/plans:block'
const MONTHLY = 'group-has-[[value=annual]:checked]/plans:hidden'

/** The three plans with a switch between monthly and annual prices. */
export function PlanShowcase() {
  return (
    <div className="group/plans grid gap-8">
      <fieldset className="flex flex-wrap items-center gap-2.5">
        <legend className="sr-only">Billing</legend>
        <label className="chip">
          <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
          Monthly
        </label>
        <label className="chip">
          <input type="radio" name="billing" value="annual" className="sr-only" />
          Annual
        </label>
        <Badge tone="success">Save 20%</Badge>
      </fieldset>
      <ul className="grid gap-5 lg:grid-cols-3">
        {TIERS.map(tier => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </ul>
    </div>
  )
}

function PlanCard({ tier }: { tier: Tier }) {
  const plan = PLANS[tier]
  const isMiddle = tier === 'pro'
  const button = isMiddle ? 'button button-primary w-full' : 'button w-full'
  return (
    <li
      className={classNames(
        'grid content-start gap-5 rounded-lg border bg-raised p-6',
        isMiddle ? 'border-ember' : 'border-line',
      )}
    >
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-2.5">
          <h3 className="text-2xl">{plan.name}</h3>
          {isMiddle ? <Badge tone="ember">Recommended</Badge> : null}
        </div>
        <p className="text-ink-soft lg:min-h-13">{PLAN_LINES[tier]}</p>
      </div>
      <div className="min-h-20">
        <Price className={MONTHLY} pence={plan.monthlyPence} note="billed monthly" />
        <Price
          className={YEARLY}
          pence={plan.annualMonthlyPence}
          note={`billed annually, saving ${formatPence(annualSavingPence(tier))} a year`}
        />
      </div>
      <a href={`/signup?${formatTierQuery({ tier, annual: false })}`} className={`${button} ${MONTHLY}`}>
        Start Free Trial
        <span className="sr-only"> of {plan.name}</span>
      </a>
      <a href={`/signup?${formatTierQuery({ tier, annual: true })}`} className={`${button} ${YEARLY}`}>
        Start Free Trial
        <span className="sr-only"> of {plan.name}, billed annually</span>
      </a>
      <ul className="grid gap-2 border-t border-line pt-5">
        {planPoints(tier, plan.limits).map(point => (
          <li key={point} className="flex gap-2.5">
            <span aria-hidden="true" className="text-ember">
              ✓
            </span>
            {point}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Price({ className, pence, note }: { className: string; pence: number; note: string }) {
  return (
    <p className={className}>
      <span className="font-display text-4xl tabular-nums">{formatPence(pence)}</span> a month
      <span className="block text-sm text-ink-soft">{note}</span>
    </p>
  )
}
