import type { WorkspaceContext } from '#app/platform/context.ts'
import type { BillingCycle } from '#core/billing/provider/price-key.ts'
import { isBought } from '#core/billing/provider/remote-subscription.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { openSince } from '#core/team/open-since.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { countUsage, type Usage } from '#db/queries/billing/usage.ts'

/** How a plan is chosen: at the checkout, or by changing the running one. */
export type PlanMode = 'checkout' | 'change' | 'closed'

export interface PlansView {
  readonly mode: PlanMode
  readonly cycle: BillingCycle
  readonly isTrial: boolean
  /** A trial without a card ends by itself; its plan may be another one until then. */
  readonly isLocalTrial: boolean
  readonly usage: Usage
}

/** What the page of plans needs to say about this workspace. Stripe is not asked. */
export async function readPlans(context: WorkspaceContext): Promise<PlansView> {
  const { workspace } = context
  const month = calendarMonthBounds(context.now(), context.timeZone)
  const [state, usage] = await context.inWorkspace(sql =>
    Promise.all([
      findSubscription(sql, { workspace }),
      countUsage(sql, {
        ...{ workspace, from: month.start, to: month.end },
        invitedSince: openSince(context.now()),
      }),
    ]),
  )
  const isRunning = state !== null && isBought(state.status)
  const isTrial =
    state?.status === 'trialing' &&
    state.trialEnd !== null &&
    state.trialEnd.getTime() > context.now().getTime()
  const canPay = context.config.stripe !== null && context.userId === workspace
  const mode = isRunning && state.provider === 'stripe' ? 'change' : 'checkout'
  return {
    mode: canPay ? mode : 'closed',
    cycle: state?.billingCycle ?? 'monthly',
    isTrial,
    isLocalTrial: isTrial && state.provider === 'local',
    usage,
  }
}
