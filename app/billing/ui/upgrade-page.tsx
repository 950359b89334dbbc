import { Form, Link } from 'react-router'
import { changeNotes, missingFeature, PLAN_LINES, planPoints } from '#app/billing/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { annualSavingPence, PLANS } from '#core/billing/plans.ts'
import type { Access } from '#core/billing/subscription.ts'
import { compareTiers, TIERS, type Tier } from '#core/billing/tiers.ts'
import { formatPence } from '#core/shared/money.ts'

export interface UpgradePageProps {
  /** What went wrong with the last attempt, in a sentence. */
  readonly problem: string | null
  readonly tier: Tier
  readonly access: Access
  /** Whose plan it is, in someone else's workspace. */
  readonly host: string | null
  readonly mode: 'checkout' | 'change' | 'closed'
  readonly cycle: 'monthly' | 'annual'
  /** Which prices are shown, and what the buttons buy. */
  readonly annual: boolean
  readonly isTrial: boolean
  readonly isLocalTrial: boolean
  readonly trialDaysLeft: number
  readonly missing: string | null
  readonly usage: {
    stories: number
    campaigns: number
    campaignsThisMonth: number
    creditsThisMonth: number
    people: number
    openInvitations: number
  }
}

/** The plans side by side, what each would change for this workspace, and the way to it. A member, who cannot pay, is told whom to ask instead. */
export function UpgradePage(props: UpgradePageProps) {
  const { tier, access, mode, trialDaysLeft, missing } = props
  return (
    <div className="grid gap-8">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-3xl">Plans</h1>
        {props.host === null ? (
          <>
            <p className="text-lg text-ink-soft">{standing(tier, access, trialDaysLeft)}</p>
            <p>
              <TextLink to="/manage-your-subscription">Manage your subscription and invoices</TextLink>
            </p>
          </>
        ) : (
          <p className="text-lg text-ink-soft">
            You’re in {props.host}’s workspace, on the {PLANS[tier].name} plan. Only {props.host} can change
            it. Your own plan is in <TextLink to="/app/team">your own workspace</TextLink>.
          </p>
        )}
      </div>
      {props.problem ? (
        <Notice tone="danger" title="Update failed" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {missing ? (
        <Notice
          title={missingFeature(missing, props.host).title}
          action={
            missing === 'Campaigns' && props.usage.campaigns > 0 ? (
              <TextLink to="/app/campaigns">Read your campaigns</TextLink>
            ) : undefined
          }
        >
          {missingFeature(missing, props.host).text}
        </Notice>
      ) : null}
      {mode === 'closed' && props.host === null ? (
        <Notice title="You can’t change plans here">
          Payments aren’t set up here, or only the owner of this workspace can change its plan.
        </Notice>
      ) : null}
      {props.host === null ? <Choice {...props} /> : null}
    </div>
  )
}

/** How often to pay, and what for. */
function Choice(props: UpgradePageProps) {
  const { mode, annual } = props
  return (
    <>
      <nav aria-label="How often you pay" className="flex flex-wrap gap-2">
        <CycleLink to="?annual=false" isCurrent={!annual}>
          Monthly
        </CycleLink>
        <CycleLink to="?annual=true" isCurrent={annual}>
          Annual, save 20%
        </CycleLink>
      </nav>
      {mode === 'checkout' ? (
        <Form method="post" action="/billing/checkout" className="grid gap-6">
          {annual ? <input type="hidden" name="annual" value="on" /> : null}
          <PlanList {...props} />
          <details className="max-w-sm">
            <summary className="cursor-pointer py-2 font-semibold">I have a promotion code</summary>
            <TextField name="code" label="Promotion code" autoComplete="off" maxLength={60} />
          </details>
        </Form>
      ) : (
        <PlanList {...props} />
      )}
    </>
  )
}

function standing(tier: Tier, access: Access, daysLeft: number): string {
  const { name } = PLANS[tier]
  if (access !== 'full')
    return `Your ${name} plan has ended. You can still read and export everything you made.`
  const left =
    daysLeft > 0 ? `, with ${daysLeft === 1 ? '1 day' : `${daysLeft} days`} of your trial left` : ''
  return `You’re on ${name}${left}.`
}

function CycleLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <ButtonLink to={to} size="sm" aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
      {isCurrent ? '✓ ' : ''}
      {children}
    </ButtonLink>
  )
}

function PlanList(props: UpgradePageProps) {
  const { tier, annual, usage } = props
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {TIERS.map(each => {
        const plan = PLANS[each]
        const isCurrent = each === tier && props.access === 'full'
        const notes = each === tier ? [] : changeNotes(PLANS[tier].limits, plan.limits, usage)
        return (
          <li key={each} className="grid content-start gap-3 rounded-lg border border-line bg-raised p-5">
            <h2 className="flex items-center gap-2 text-2xl">
              {plan.name} {isCurrent ? <Badge tone="success">Your plan</Badge> : null}
            </h2>
            <p className="text-ink-soft">{PLAN_LINES[each]}</p>
            <p className="tabular-nums">
              <strong className="text-2xl">
                {formatPence(annual ? plan.annualMonthlyPence : plan.monthlyPence)}
              </strong>{' '}
              a month
              <span className="block text-sm text-ink-soft">
                {annual
                  ? `${formatPence(12 * plan.annualMonthlyPence)} billed annually, saving ${formatPence(annualSavingPence(each))}`
                  : `or ${formatPence(plan.annualMonthlyPence)} a month billed annually, saving ${formatPence(annualSavingPence(each))} a year`}
              </span>
            </p>
            <PlanAction {...props} each={each} />
            {notes.length > 0 ? (
              <div className="grid gap-1.5 border-t border-line pt-3 text-sm">
                <h3 className="font-text text-sm font-semibold">What changes for you</h3>
                <ul className="grid gap-1.5">
                  {notes.map(note => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            ) : null}
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
  )
}

function PlanAction(props: UpgradePageProps & { each: Tier }) {
  const { each, tier, mode, annual, cycle, isLocalTrial } = props
  const { name } = PLANS[each]
  const amount = formatPence(annual ? 12 * PLANS[each].annualMonthlyPence : PLANS[each].monthlyPence)
  if (mode === 'closed') return null
  if (mode === 'checkout') {
    return (
      <div className="grid gap-2">
        <div>
          <Button name="tier" value={each} variant={each === tier ? 'primary' : 'secondary'}>
            {each === tier && props.isTrial ? `Keep ${name}` : `Choose ${name}`}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          {isLocalTrial && props.trialDaysLeft > 2
            ? `${amount} on the day your trial ends. You won’t be charged today.`
            : `${amount} ${annual ? 'a year' : 'a month'}, starting today.`}
        </p>
        {isLocalTrial && each !== tier ? (
          <p className="text-sm">
            <Link className="link" to={`/app/upgrade/change?tier=${each}&annual=${annual}`}>
              Try {name} for the rest of your trial
            </Link>
          </p>
        ) : null}
      </div>
    )
  }
  const isSame = each === tier && (cycle === 'annual') === annual
  if (isSame) {
    return (
      <div>
        <Button type="button" disabled>
          Your plan
        </Button>
      </div>
    )
  }
  const steps = compareTiers(each, tier)
  const word = steps > 0 ? 'Upgrade to' : steps < 0 ? 'Downgrade to' : 'Switch to'
  const what = steps === 0 ? (annual ? 'annual' : 'monthly') : name
  return (
    <div>
      <ButtonLink
        variant={steps > 0 && each === nextTier(tier) ? 'primary' : 'secondary'}
        to={`/app/upgrade/change?tier=${each}&annual=${annual}`}
      >
        {word} {what}
      </ButtonLink>
    </div>
  )
}

const nextTier = (tier: Tier): Tier | undefined => TIERS[TIERS.indexOf(tier) + 1]
