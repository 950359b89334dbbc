import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { SignOutForm } from '#app/design/layout/sign-out-form.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { CountMeter } from '#app/design/primitives/feedback/count-meter.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import { DialogTrigger } from '#app/design/primitives/overlay/dialog-trigger.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PLANS } from '#core/billing/plans.ts'
import { type Access, statusBadge } from '#core/billing/subscription.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import { bytesInWords } from '#core/media/room.ts'
import { formatPence } from '#core/shared/money.ts'
import { formatDate } from '#core/shared/time.ts'

export interface ManagePageProps {
  /** What went wrong with the last attempt, in a sentence. */
  readonly problem: string | null
  readonly tier: Tier | null
  readonly inForce: Tier
  readonly access: Access
  readonly timeZone: string
  readonly state: {
    readonly status: string
    readonly provider: 'local' | 'stripe'
    readonly billingCycle: 'monthly' | 'annual'
    readonly trialEnd: Date | null
    readonly currentPeriodEnd: Date | null
    readonly cancelAtPeriodEnd: boolean
    readonly hasCard: boolean
    readonly nextTier: Tier | null
    readonly nextAt: Date | null
  } | null
  readonly monthlyPence: number
  readonly nextCharge: { readonly pence: number; readonly at: Date } | null
  readonly toPay: {
    readonly why: 'change' | 'start' | 'renewal'
    readonly url: string
    readonly pence: number
  } | null
  readonly graceEndsAt: Date | null
  readonly usage: {
    readonly stories: number
    readonly strategies: number
    readonly campaigns: number
    readonly campaignsThisMonth: number
    readonly creditsThisMonth: number
    readonly mediaBytes: number
    readonly people: number
    readonly openInvitations: number
  }
  readonly credits: {
    readonly of: 'month' | 'trial'
    readonly used: number
    /** Null when unlimited. */
    readonly limit: number | null
  }
  readonly resetsAt: Date
  readonly invoices: readonly {
    readonly id: string
    readonly number: string
    readonly createdAt: Date
    readonly totalPence: number
    readonly status: string
  }[]
  readonly hasPortal: boolean
  readonly isOwner: boolean
  readonly canPay: boolean
  readonly isPartial: boolean
}

/** A plan's price as it would be paid by whoever pays in this cycle. */
function priceText(tier: Tier, cycle: 'monthly' | 'annual'): string {
  const { monthlyPence, annualMonthlyPence } = PLANS[tier]
  return cycle === 'annual'
    ? `${formatPence(annualMonthlyPence)} a month, billed annually`
    : `${formatPence(monthlyPence)} a month`
}

/** Stripe's words for a plan whose payment is missing. */
const UNPAID = ['past_due', 'unpaid']

const CREDIT_WORDS = {
  month: { label: 'assistant credits this month', one: 'assistant credit this month' },
  trial: { label: 'assistant credits in your free trial', one: 'assistant credit in your free trial' },
} as const

/** The subscription screen: the plan, the next charge, what is used, invoices, and the ways out. */
export function ManagePage(props: ManagePageProps) {
  const { tier, usage, credits, timeZone } = props
  const limits = PLANS[props.inForce].limits
  return (
    <FocusLayout exit={<TextLink to="/app/dashboard">Dashboard</TextLink>}>
      <div className="grid gap-8">
        <h1 className="text-4xl">Manage your subscription</h1>
        {props.problem ? (
          <Notice tone="danger" title="Update failed" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        {props.graceEndsAt && props.access === 'full' ? (
          <Notice tone="danger" title="Your last payment didn’t go through">
            Everything keeps working until {formatDate(props.graceEndsAt, timeZone)}. Update your card below
            and we’ll try the payment again.
          </Notice>
        ) : null}
        {props.access !== 'full' && UNPAID.includes(props.state?.status ?? '') ? (
          <Notice tone="danger" title="Your last payment didn’t go through">
            Your workspace is read-only. You can still read and export everything. Update your card below and
            we’ll try the payment again.
          </Notice>
        ) : null}
        {props.toPay ? <ToPay {...props.toPay} /> : null}
        {props.isPartial ? (
          <Notice tone="warning" title="We can’t reach our payment provider">
            We can’t show payments or invoices. Plan details may be out of date.
          </Notice>
        ) : null}
        <CurrentPlan {...props} />
        <Panel
          title="What you’ve used"
          description={`Your monthly allowance resets on ${formatDate(props.resetsAt, timeZone)}.`}
        >
          <div className="grid gap-4">
            <CountMeter
              label="stories created"
              one="story created"
              count={usage.stories}
              limit={limits.stories}
            />
            <CountMeter
              label="strategies built"
              one="strategy built"
              count={usage.strategies}
              limit={limits.strategies}
            />
            {limits.campaignsPerMonth > 0 ? (
              <CountMeter
                label="campaigns launched this month"
                one="campaign launched this month"
                count={usage.campaignsThisMonth}
                limit={limits.campaignsPerMonth}
              />
            ) : (
              <p className="text-sm text-ink-soft">
                {usage.campaigns === 0
                  ? 'Campaigns are part of Pro.'
                  : `Your ${usage.campaigns === 1 ? 'campaign stays' : `${usage.campaigns} campaigns stay`} readable. New ones are part of Pro. `}
                {usage.campaigns === 0 ? null : <TextLink to="/app/campaigns">Open campaigns</TextLink>}
              </p>
            )}
            <CountMeter
              {...CREDIT_WORDS[credits.of]}
              count={credits.used}
              limit={credits.limit ?? Number.POSITIVE_INFINITY}
            />
            <CountMeter
              label="of pictures, videos and recordings"
              count={usage.mediaBytes}
              limit={limits.mediaBytes}
              inWords={bytesInWords}
            />
            {limits.collaborators > 1 || usage.people > 1 ? (
              <CountMeter label="people" count={usage.people} limit={limits.collaborators} />
            ) : (
              <p className="text-sm text-ink-soft">Your plan is for one person.</p>
            )}
            {usage.openInvitations > 0 ? (
              <p className="text-sm text-ink-soft">
                {usage.openInvitations === 1
                  ? 'One invitation is'
                  : `${usage.openInvitations} invitations are`}{' '}
                still open. <TextLink to="/app/team">Open team</TextLink>
              </p>
            ) : null}
          </div>
        </Panel>
        <Panel title="Plans">
          <ul className="grid gap-5 sm:grid-cols-3">
            {TIERS.map(each => (
              <li
                key={each}
                className="grid content-start gap-2 border-line not-first:border-t not-first:pt-5 sm:border-l sm:pl-4 sm:not-first:border-t-0 sm:not-first:pt-0"
              >
                <span className="font-display text-xl">{PLANS[each].name}</span>
                <span className="text-sm tabular-nums">
                  {priceText(each, props.state?.billingCycle ?? 'monthly')}
                </span>
                {each === tier && props.access === 'full' ? (
                  <Button type="button" size="sm" disabled>
                    Your plan
                  </Button>
                ) : (
                  <ButtonLink size="sm" to="/app/upgrade">
                    See {PLANS[each].name}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Invoices {...props} />
        <footer className="grid gap-4 border-t border-line pt-6">
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            <TextLink to="/app/support">Support</TextLink>
            <TextLink to="/refund-policy" reloadDocument>
              Refund policy
            </TextLink>
            <TextLink to="/terms" reloadDocument>
              Terms
            </TextLink>
          </p>
          <SignOutForm>
            <Button variant="quiet" size="sm">
              Sign Out
            </Button>
          </SignOutForm>
        </footer>
      </div>
    </FocusLayout>
  )
}

/** Leads to the payment provider's page, where a bank asks its question or another card pays. */
function ToPay({ why, url, pence }: NonNullable<ManagePageProps['toPay']>) {
  const amount = formatPence(pence)
  if (why === 'renewal')
    return (
      <Notice tone="warning" title={`${amount} is due`} action={<PayLink url={url}>Pay {amount}</PayLink>}>
        Pay it now if your bank asked you to confirm the payment, or if you want to use another card.
      </Notice>
    )
  return (
    <Notice tone="warning" title="Confirm your payment" action={<PayLink url={url}>Confirm payment</PayLink>}>
      Your bank wants you to confirm {amount}. Your plan {why === 'change' ? 'changes' : 'starts'} as soon as
      you do. If you don’t confirm it within 23 hours, nothing changes and you won’t be charged.
    </Notice>
  )
}

function PayLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a className="link" href={url}>
      {children}
    </a>
  )
}

function CurrentPlan(props: ManagePageProps) {
  const { state, tier, access, timeZone, nextCharge } = props
  if (!state || !tier) {
    return (
      <Panel title="No plan yet">
        <p>Choose a plan and try it free for 7 days. No card needed.</p>
        <div>
          <ButtonLink variant="primary" to="/select-tier">
            Choose plan
          </ButtonLink>
        </div>
      </Panel>
    )
  }
  const badge = statusBadge(access === 'full' ? 'active' : 'inactive')
  const end = state.status === 'trialing' ? state.trialEnd : state.currentPeriodEnd
  const isRunning = access === 'full'
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          {PLANS[tier].name}
          <span className="flex gap-3 capitalize">
            <Badge tone={badge.variant === 'default' ? 'success' : 'danger'}>{badge.label}</Badge>
            {state.status === 'trialing' && isRunning ? <Badge tone="ember">trial</Badge> : null}
          </span>
        </span>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">Price</dt>
        <dd className="tabular-nums">
          {formatPence(props.monthlyPence)} per month
          {state.billingCycle === 'annual' ? ', billed annually' : ''}
        </dd>
        <dt className="text-ink-soft">Next billing date</dt>
        <dd>
          {nextCharge
            ? `${formatDate(nextCharge.at, timeZone)}, ${formatPence(nextCharge.pence)}`
            : props.toPay
              ? 'Depends on the payment above'
              : 'None: you won’t be charged'}
        </dd>
        {end && isRunning && (state.cancelAtPeriodEnd || (state.status === 'trialing' && !state.hasCard)) ? (
          <>
            <dt className="text-ink-soft">Ends</dt>
            <dd>{formatDate(end, timeZone)}</dd>
          </>
        ) : null}
        {state.nextTier && state.nextAt ? (
          <>
            <dt className="text-ink-soft">Next plan</dt>
            <dd>
              {PLANS[state.nextTier].name} from {formatDate(state.nextAt, timeZone)}
            </dd>
          </>
        ) : null}
      </dl>
      {props.isOwner ? (
        <PlanButtons {...props} />
      ) : (
        <p>Only the owner of this workspace can change its plan.</p>
      )}
    </Panel>
  )
}

function PlanButtons(props: ManagePageProps) {
  const { state, access, hasPortal, canPay } = props
  const isStripe = state?.provider === 'stripe' && access === 'full'
  return (
    <div className="flex flex-wrap gap-3">
      {canPay ? (
        <ButtonLink variant="primary" to="/app/upgrade">
          {isStripe ? 'Change plan' : 'Choose plan'}
        </ButtonLink>
      ) : null}
      {hasPortal ? <Intent intent="portal">Manage payment and billing</Intent> : null}
      {isStripe && state.nextTier ? <Intent intent="keep">Keep current plan</Intent> : null}
      {isStripe && state.cancelAtPeriodEnd ? <Intent intent="resume">Resume plan</Intent> : null}
      {isStripe && !state.cancelAtPeriodEnd ? <CancelPlan {...props} /> : null}
    </div>
  )
}

/** Asked once, with what ends, when, and what stays. */
function CancelPlan({ state, timeZone }: ManagePageProps) {
  const ends = state?.trialEnd ?? state?.currentPeriodEnd ?? null
  return (
    <>
      <DialogTrigger dialog="cancel-plan">Cancel plan</DialogTrigger>
      <Dialog id="cancel-plan" title="Cancel your plan?">
        <div className="grid gap-3 text-ink-soft">
          <p>
            {ends
              ? `Everything keeps working until ${formatDate(ends, timeZone)}. You won’t be charged after that.`
              : 'Everything keeps working until the end of what you’ve paid for. You won’t be charged after that.'}
          </p>
          <p>
            After that your workspace is read-only. Your brand, stories, posts and people stay, and you can
            read and export them. Scheduled posts aren’t published any more. You can come back at any time.
          </p>
        </div>
        <Form method="post" className="mt-6 flex justify-end">
          <Button variant="danger" name="intent" value="cancel">
            Yes, cancel plan
          </Button>
        </Form>
      </Dialog>
    </>
  )
}

function Intent({ intent, children }: { intent: string; children: string }) {
  return (
    <Form method="post">
      <Button name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  )
}

function Invoices({ invoices, timeZone }: ManagePageProps) {
  return (
    <Panel title="Invoices">
      {invoices.length === 0 ? (
        <p className="text-ink-soft">No invoices yet. You can download one here after each payment.</p>
      ) : (
        <DataTable
          caption="Your invoices, newest first"
          captionHidden
          rows={invoices}
          rowKey={row => row.id}
          columns={[
            { key: 'date', label: 'Date', cell: row => formatDate(row.createdAt, timeZone) },
            { key: 'number', label: 'Number', wideOnly: true, cell: row => row.number },
            { key: 'status', label: 'Status', cell: row => row.status },
            { key: 'total', label: 'Amount', numeric: true, cell: row => formatPence(row.totalPence) },
            {
              key: 'pdf',
              label: 'File',
              cell: row => (
                <a
                  className="link whitespace-nowrap"
                  href={`/manage-your-subscription/invoices/${row.id}`}
                  aria-label={`Download PDF of ${row.number}`}
                >
                  Download PDF
                </a>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
