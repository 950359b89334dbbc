import { PLAN_LINES, planPoints } from '#app/copy/billing.ts'
import { annualSavingPence, PLANS } from '#core/billing/plans.ts'
import type { Access } from '#core/billing/subscription.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import { formatPence } from '#core/shared/money.ts'
import { Badge } from '../primitives/feedback/badge.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'

export interface UpgradePageProps {
  readonly tier: Tier
  readonly access: Access
  readonly trialDaysLeft: number
  readonly missing: string | null
}

/** The plans side by side, and where this workspace stands. */
export function UpgradePage({ tier, access, trialDaysLeft, missing }: UpgradePageProps) {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-4xl">Plans</h1>
        <p className="text-lg text-ink-soft">
          {access === 'full'
            ? `You are on ${PLANS[tier].name}${trialDaysLeft > 0 ? `, with ${trialDaysLeft === 1 ? 'one day' : `${trialDaysLeft} days`} of trial left` : ''}.`
            : `Your ${PLANS[tier].name} plan has ended. Everything you made stays readable and yours to take away.`}
        </p>
      </div>
      {missing ? (
        <Notice title={`${missing} is not part of your plan`}>See below which plan has it.</Notice>
      ) : null}
      <ul className="grid gap-4 lg:grid-cols-3">
        {TIERS.map(each => {
          const plan = PLANS[each]
          return (
            <li key={each} className="grid content-start gap-3 rounded-lg border border-line bg-raised p-5">
              <h2 className="flex items-center gap-2 text-2xl">
                {plan.name}{' '}
                {each === tier && access === 'full' ? <Badge tone="success">Your plan</Badge> : null}
              </h2>
              <p className="text-ink-soft">{PLAN_LINES[each]}</p>
              <p className="tabular-nums">
                <strong className="text-2xl">{formatPence(plan.monthlyPence)}</strong> a month
                <span className="block text-sm text-ink-soft">
                  or {formatPence(plan.annualMonthlyPence)} a month paid yearly, saving{' '}
                  {formatPence(annualSavingPence(each))} a year
                </span>
              </p>
              <ul className="grid gap-1.5 border-t border-line pt-3 text-sm">
                {planPoints(each, plan.limits).map(point => (
                  <li key={point} className="flex gap-2">
                    <span aria-hidden="true" className="text-ember">
                      ✓
                    </span>
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
