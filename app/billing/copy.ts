import type { PlanLimits } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { BillingTrouble } from '#core/billing/trouble.ts'
import { formatDate } from '#core/shared/time.ts'

/** Who each plan is for, in one line. */
export const PLAN_LINES: Readonly<Record<Tier, string>> = {
  creator: 'Find your words and keep showing up.',
  pro: 'Turn what you write into campaigns and clients.',
  collective: 'For a small team with one strong brand.',
}

/** What each plan has, in the words of the plan card; numbers come from the limits. */
export function planPoints(tier: Tier, limits: PlanLimits): readonly string[] {
  const stories = Number.isFinite(limits.stories) ? `${limits.stories} stories` : 'Unlimited stories'
  const credits = Number.isFinite(limits.assistantCreditsPerMonth)
    ? `${limits.assistantCreditsPerMonth} assistant credits a month`
    : 'Unlimited assistant credits'
  const people = limits.collaborators === 1 ? 'Just you' : `Room for ${limits.collaborators} people`
  const shared = [
    stories,
    'Brand foundation and score',
    'Editor with alignment while writing',
    credits,
    people,
  ]
  if (tier === 'creator') return [...shared, 'Planner for one platform']
  const campaigns = Number.isFinite(limits.campaignsPerMonth)
    ? `${limits.campaignsPerMonth} campaigns a month`
    : 'Unlimited campaigns'
  const pro = [...shared, campaigns, 'Planner for all platforms', 'Sales Hub and analytics']
  return tier === 'pro' ? pro : [...pro, 'Brand Watch and research hub', 'Priority support']
}

export const TRIAL_USED = 'Your free trial has been used already, so this plan needs a payment first.'

/** What every paused form says. */
export const readOnlyText =
  'Creating is paused here: the plan has ended, or your role in this workspace is to read. Everything is still here to read and take away.'

/** Why going to the checkout or changing a plan did not work, by the service's reason. */
export const BILLING_REFUSALS = {
  not_configured: 'Payments are not set up on this installation yet, so nothing was changed.',
  not_owner: 'Only the owner of this workspace can change its plan.',
  already_subscribed: 'You have a plan already. Change it here instead of buying a second one.',
  not_subscribed: 'There is no running plan to change. Choose one below.',
  unknown_code: 'This promotion code is not known or no longer valid. Please check it and try again.',
  same_plan: 'You are on this plan already.',
  quote_over: 'The price shown has expired. Here it is anew.',
  card_declined: 'Your card was declined, so nothing was changed. Update your card and try again.',
  no_customer: 'There is nothing to manage yet: you have not paid for anything.',
  unavailable:
    'Our payment provider does not answer right now. Nothing was changed; please try again in a minute.',
  failed: 'Failed to start upgrade process. Please try again.',
  portal_failed: 'Failed to open customer portal. Please try again.',
  too_many: 'Too many requests. Please wait a moment and try again.',
} as const

/** The sentence for a problem that an address names; null for a word that is none of ours. */
export function billingProblem(name: string | null): string | null {
  if (name === null || !Object.hasOwn(BILLING_REFUSALS, name)) return null
  return BILLING_REFUSALS[name as keyof typeof BILLING_REFUSALS]
}

/** The dashboard's row for what is wrong with the plan, and where it is put right. */
export function troubleRow(
  trouble: BillingTrouble,
  timeZone: string,
): { kind: string; text: string; href: string; action: string } {
  switch (trouble.kind) {
    case 'payment_failed':
      return {
        kind: 'payment',
        text: `Your last payment did not go through. Everything keeps working until ${formatDate(trouble.until, timeZone)}.`,
        href: '/manage-your-subscription',
        action: 'Update your card',
      }
    case 'payment_overdue':
      return {
        kind: 'payment',
        text: 'Your last payment did not go through, so creating is paused. Everything you made is here to read.',
        href: '/manage-your-subscription',
        action: 'Update your card',
      }
    case 'trial_ending':
      return {
        kind: 'payment',
        text: `Your trial ends on ${formatDate(trouble.at, timeZone)}, and there is no card to go on with. Nothing is charged without one.`,
        href: '/app/upgrade',
        action: 'Keep your plan',
      }
  }
}

interface Used {
  readonly stories: number
  readonly campaignsThisMonth: number
  readonly creditsThisMonth: number
  readonly collaborators: number
}

/** What another plan would change for this very workspace, in sentences; nothing is ever deleted. */
export function changeNotes(from: PlanLimits, to: PlanLimits, used: Used): readonly string[] {
  const notes: string[] = []
  const say = (has: number, had: number, more: string, less: string) => {
    if (has > had) notes.push(more)
    else if (has < had) notes.push(less)
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const amount = (n: number) => (Number.isFinite(n) ? String(n) : 'unlimited')
  say(
    to.stories,
    from.stories,
    `Room for ${amount(to.stories)} stories; you have ${used.stories}.`,
    used.stories > to.stories
      ? `You have ${used.stories} stories. All stay readable and yours to export; new ones wait until there are fewer than ${to.stories}.`
      : `Room for ${amount(to.stories)} stories; you have ${used.stories}.`,
  )
  say(
    to.campaignsPerMonth,
    from.campaignsPerMonth,
    `${to.campaignsPerMonth === Number.POSITIVE_INFINITY ? 'As many campaigns as you like' : `${to.campaignsPerMonth} new campaigns a month`}.`,
    to.campaignsPerMonth === 0
      ? 'No new campaigns. Those you have stay readable.'
      : `${to.campaignsPerMonth} new campaigns a month; you began ${used.campaignsThisMonth} this month.`,
  )
  say(
    to.assistantCreditsPerMonth,
    from.assistantCreditsPerMonth,
    `${capital(amount(to.assistantCreditsPerMonth))} assistant credits a month; you used ${used.creditsThisMonth}.`,
    `${amount(to.assistantCreditsPerMonth)} assistant credits a month; you used ${used.creditsThisMonth} this month.`,
  )
  say(
    to.collaborators,
    from.collaborators,
    `Room for ${to.collaborators} people; you are ${used.collaborators}.`,
    used.collaborators > to.collaborators
      ? `You are ${used.collaborators} people. Nobody is removed: who joined last reads on, and nobody can join until you are fewer than ${to.collaborators}.`
      : `Room for ${to.collaborators === 1 ? 'just you' : `${to.collaborators} people`}.`,
  )
  say(
    to.plannerPlatforms,
    from.plannerPlatforms,
    'The planner works for all platforms, and your posts can go out by themselves.',
    'The planner works for one platform. What is planned for others stays there and does not go out by itself.',
  )
  return notes
}
