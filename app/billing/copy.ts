import { cataloguePoints } from '#core/billing/catalogue.ts'
import { PLANS, type PlanLimits } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { BillingTrouble } from '#core/billing/trouble.ts'
import { formatDate } from '#core/shared/time.ts'

/** Who each plan is for, in one line. */
export const PLAN_LINES: Readonly<Record<Tier, string>> = {
  creator:
    'For founders working alone. Define your brand, save up to 25 stories and schedule posts for one platform.',
  pro: 'For growing businesses. Unlimited stories, every platform, two campaigns a month, the Sales Hub and room for a second person.',
  collective:
    'For small teams. Up to five people, unlimited campaigns and credits, Brand Watch, a vault and requests.',
}

/**
 * What each plan has, in the words of the plan card: numbers come from the limits, the rest from the catalogue of
 * features.
 */
export function planPoints(tier: Tier, limits: PlanLimits): readonly string[] {
  const stories = Number.isFinite(limits.stories) ? `${limits.stories} stories` : 'Unlimited stories'
  const credits = Number.isFinite(limits.assistantCreditsPerMonth)
    ? `${limits.assistantCreditsPerMonth} assistant credits a month`
    : 'Unlimited assistant credits'
  const people = limits.collaborators === 1 ? 'Just you' : `Room for ${limits.collaborators} people`
  const shared = [
    stories,
    'Brand foundation and score',
    'Editor with a live alignment score',
    'Basic analytics on the dashboard',
    credits,
    people,
  ]
  const publishing = `Scheduling and publishing for ${platformsText(limits)}`
  if (tier === 'creator') return [...shared, publishing]
  const campaigns = Number.isFinite(limits.campaignsPerMonth)
    ? `${limits.campaignsPerMonth} campaigns a month`
    : 'Unlimited campaigns'
  const pro = [...shared, campaigns, publishing, ...cataloguePoints('pro')]
  return tier === 'pro'
    ? pro
    : [...pro, ...cataloguePoints('collective'), 'Approval in several steps', 'Priority support']
}

/** What a tier has that the one before had not, in the words of the plan card; all of it where there was none before. */
export function newPoints(tier: Tier, before: Tier | null): readonly string[] {
  const had = before === null ? [] : planPoints(before, PLANS[before].limits)
  return planPoints(tier, PLANS[tier].limits).filter(point => !had.includes(point))
}

function platformsText({ plannerPlatforms }: PlanLimits): string {
  if (!Number.isFinite(plannerPlatforms)) return 'every platform'
  return plannerPlatforms === 1 ? 'one platform' : `${plannerPlatforms} platforms`
}

/** Why a first plan cannot be tried for free, by the service's reason. */
export const TRIAL_REFUSALS = {
  trial_used: 'You’ve already used your free trial. To start this plan, add a payment.',
  trial_used_elsewhere:
    'A free trial was already started with this mailbox, perhaps under another spelling of its address. To start this plan, add a payment. Or sign in with the address you used first.',
} as const

/** What the plans page says of a feature that led there; `host` names the owner to a member, who cannot pay. */
export function missingFeature(name: string, host: string | null): { title: string; text: string } {
  return host === null
    ? { title: `${name} isn’t part of your plan`, text: 'See below which plan includes it.' }
    : { title: `${name} isn’t part of this plan`, text: `Ask ${host} if you need it here.` }
}

/** Why going to the checkout or changing a plan did not work, by the service's reason. */
export const BILLING_REFUSALS = {
  not_configured: 'Payments aren’t set up here yet, so nothing has changed.',
  not_owner: 'Only the owner of this workspace can change its plan.',
  already_subscribed: 'You already have a plan. You can change it here.',
  not_subscribed: 'You don’t have an active plan. Choose one below.',
  unknown_code: 'This promotion code isn’t valid. Please check it and try again.',
  same_plan: 'You’re already on this plan.',
  payment_due:
    'Your last payment didn’t go through. Pay it or update your card below, and then you can change your plan.',
  quote_over: 'That price has expired. Here’s the new one.',
  card_declined: 'Your card was declined, so nothing has changed. Update your card and try again.',
  confirm_payment: 'Your bank wants you to confirm this payment. Until you do, nothing changes.',
  no_customer: 'There’s nothing to manage yet, because you haven’t paid for anything.',
  unavailable: 'We can’t reach our payment provider. Nothing has changed. Please try again in a minute.',
  failed: 'Failed to start upgrade process. Please try again.',
  portal_failed: 'Failed to open customer portal. Please try again.',
  too_many: 'Too many requests. Please wait a moment and try again.',
} as const

/** The sentence for a problem that an address names; null for a word that is none of ours. */
export function billingProblem(name: string | null): string | null {
  if (name === null || !Object.hasOwn(BILLING_REFUSALS, name)) return null
  return BILLING_REFUSALS[name as keyof typeof BILLING_REFUSALS]
}

/** The dashboard's row for what is wrong with the plan, and where to fix it. */
export function troubleRow(
  trouble: BillingTrouble,
  timeZone: string,
): { kind: string; text: string; href: string; action: string } {
  switch (trouble.kind) {
    case 'payment_failed':
      return {
        kind: 'payment',
        text: `Your last payment didn’t go through. Everything keeps working until ${formatDate(trouble.until, timeZone)}.`,
        href: '/manage-your-subscription',
        action: 'Update card',
      }
    case 'payment_overdue':
      return {
        kind: 'payment',
        text: 'Your last payment didn’t go through, so your workspace is read-only. You can still read and export everything.',
        href: '/manage-your-subscription',
        action: 'Update card',
      }
    case 'trial_ending':
      return {
        kind: 'payment',
        text: `Your trial ends on ${formatDate(trouble.at, timeZone)}, and you haven’t added a card, so you won’t be charged.`,
        href: '/app/upgrade',
        action: 'Keep plan',
      }
  }
}

interface Used {
  readonly stories: number
  readonly campaignsThisMonth: number
  readonly creditsThisMonth: number
  readonly people: number
  readonly openInvitations: number
}

/** What another plan would change for this very workspace, in sentences; nothing is ever deleted. */
export function changeNotes(from: PlanLimits, to: PlanLimits, used: Used): readonly string[] {
  const notes: string[] = []
  const say = (has: number, had: number, more: string, less: string) => {
    if (has > had) notes.push(more)
    else if (has < had) notes.push(less)
  }
  const upTo = (n: number, what: string) => (Number.isFinite(n) ? `Up to ${n} ${what}` : `Unlimited ${what}`)
  const amount = (n: number, what: string) => (Number.isFinite(n) ? `${n} ${what}` : `Unlimited ${what}`)
  say(
    to.stories,
    from.stories,
    `${upTo(to.stories, 'stories')}. You have ${used.stories}.`,
    used.stories > to.stories
      ? `You have ${used.stories} stories and this plan includes ${to.stories}. You keep them all, but you can’t add another until you have fewer than ${to.stories}.`
      : `${upTo(to.stories, 'stories')}. You have ${used.stories}.`,
  )
  say(
    to.campaignsPerMonth,
    from.campaignsPerMonth,
    `${amount(to.campaignsPerMonth, Number.isFinite(to.campaignsPerMonth) ? 'new campaigns a month' : 'campaigns')}.`,
    to.campaignsPerMonth === 0
      ? 'No new campaigns. You can still read the ones you have.'
      : `${to.campaignsPerMonth} new campaigns a month. You’ve started ${used.campaignsThisMonth} this month.`,
  )
  const credits = amount(
    to.assistantCreditsPerMonth,
    Number.isFinite(to.assistantCreditsPerMonth) ? 'assistant credits a month' : 'assistant credits',
  )
  const creditNote = `${credits}. You’ve used ${used.creditsThisMonth} this month.`
  say(to.assistantCreditsPerMonth, from.assistantCreditsPerMonth, creditNote, creditNote)
  say(
    to.collaborators,
    from.collaborators,
    `Up to ${to.collaborators} people, including you. You have ${peopleText(used)} now.`,
    fewerPeopleNote(to.collaborators, used),
  )
  say(
    to.plannerPlatforms,
    from.plannerPlatforms,
    `You can schedule and publish on ${platformsText(to)}.`,
    `You can schedule and publish on ${platformsText(to)}. Posts already scheduled for others stay in your planner, and accounts already connected stay connected.`,
  )
  return notes
}

/** 'one person', '3 people', '2 people and one open invitation': who has joined, and who may yet. */
export function peopleText({ people, openInvitations }: Pick<Used, 'people' | 'openInvitations'>): string {
  const joined = people === 1 ? 'one person' : `${people} people`
  if (openInvitations === 0) return joined
  const invitations = openInvitations === 1 ? 'one open invitation' : `${openInvitations} open invitations`
  return `${joined} and ${invitations}`
}

function fewerPeopleNote(limit: number, used: Used): string {
  const room = limit === 1 ? 'is for you alone' : `has room for ${limit}`
  if (used.people > limit) {
    const members = limit === 1 ? 'the others become read-only' : 'the newest members become read-only'
    return `You have ${peopleText(used)}, and this plan ${room}. No one is removed, but ${members} and no one else can join.`
  }
  const own = limit === 1 ? 'Just you, with no other members.' : `Up to ${limit} people, including you.`
  return used.people + used.openInvitations > limit
    ? `${own} You have ${peopleText(used)}, and invitations can’t be accepted while there is no free place.`
    : own
}
