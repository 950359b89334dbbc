import { PLANS } from '../billing/plans.ts'
import type { Access } from '../billing/subscription.ts'
import type { Tier } from '../billing/tiers.ts'
import { type BillingTrouble, billingTrouble } from '../billing/trouble.ts'
import type { Network } from '../publishing/networks.ts'
import type { ConnectionStatus } from '../publishing/states.ts'
import { addDays } from '../shared/time.ts'
import { sourceHealth } from '../watch/health.ts'

/** Days before the end of a connection from which it is worth a word. */
const CONNECTION_ENDS_SOON_DAYS = 7

/** What a plan limits by a number and a person runs into. */
export const QUOTAS = ['stories', 'credits', 'campaigns', 'media'] as const
export type Quota = (typeof QUOTAS)[number]

/** What somebody may be held up by without knowing it; the first kinds stop the most. */
export type OwnProblem =
  | { readonly kind: 'plan_ended' }
  | { readonly kind: 'payment'; readonly trouble: BillingTrouble }
  | { readonly kind: 'mail_unreachable' }
  | { readonly kind: 'email_change_open' }
  | { readonly kind: 'service_paused' }
  | { readonly kind: 'connection_lost'; readonly network: Network; readonly handle: string }
  | {
      readonly kind: 'connection_ending'
      readonly network: Network
      readonly handle: string
      readonly at: Date
    }
  | { readonly kind: 'publishing_held'; readonly since: Date }
  | { readonly kind: 'posts_not_published'; readonly posts: number }
  | { readonly kind: 'quota_used'; readonly quota: Quota; readonly used: number; readonly limit: number }
  | { readonly kind: 'mail_server'; readonly reason: string }
  | { readonly kind: 'webhooks_off'; readonly webhooks: number }
  | { readonly kind: 'sources_unread'; readonly sources: number }
  | { readonly kind: 'assistant_off' }
  | { readonly kind: 'other_clock'; readonly own: string; readonly workspace: string }

export type OwnProblemKind = OwnProblem['kind']

/** How a person and the workspace they act in stand, as far as it can hold them up. */
export interface OwnState {
  readonly isOwner: boolean
  readonly tier: Tier
  readonly access: Access
  /** As Stripe words it; null without a plan. */
  readonly plan: Parameters<typeof billingTrouble>[0]
  /** Our last mails to the person were given up. */
  readonly isMailUnreachable: boolean
  readonly hasOpenEmailChange: boolean
  readonly isServicePaused: boolean
  readonly connections: readonly {
    readonly network: Network
    readonly handle: string
    readonly status: ConnectionStatus
    readonly expiresAt: Date | null
  }[]
  /** Since when everything outgoing waits; null when nothing does. */
  readonly heldAt: Date | null
  /** Posts of the last 7 days that a network refused or that missed their time. */
  readonly postsNotPublished: number
  /** Bytes for media, counts for the rest. */
  readonly used: Readonly<Record<Quota, number>>
  /** What their own mail server last refused; '' when it works or there is none. */
  readonly mailServerProblem: string
  readonly webhooksOff: number
  /** The sources that were missed at their last look. */
  readonly sources: readonly Parameters<typeof sourceHealth>[0][]
  readonly isAssistantOff: boolean
  /** IANA names. */
  readonly timeZone: { readonly own: string; readonly workspace: string }
}

/** What holds somebody up at this moment, what stops the most first; none when nothing does. */
export function findOwnProblems(state: OwnState, now: Date): OwnProblem[] {
  return [
    ...planProblems(state, now),
    ...(state.isMailUnreachable ? [{ kind: 'mail_unreachable' as const }] : []),
    ...(state.hasOpenEmailChange ? [{ kind: 'email_change_open' as const }] : []),
    ...(state.isServicePaused ? [{ kind: 'service_paused' as const }] : []),
    ...state.connections.flatMap(connection => connectionProblems(connection, now)),
    ...(state.heldAt ? [{ kind: 'publishing_held' as const, since: state.heldAt }] : []),
    ...(state.postsNotPublished > 0
      ? [{ kind: 'posts_not_published' as const, posts: state.postsNotPublished }]
      : []),
    ...quotaProblems(state),
    ...(state.mailServerProblem ? [{ kind: 'mail_server' as const, reason: state.mailServerProblem }] : []),
    ...(state.webhooksOff > 0 ? [{ kind: 'webhooks_off' as const, webhooks: state.webhooksOff }] : []),
    ...sourceProblems(state, now),
    ...(state.isAssistantOff ? [{ kind: 'assistant_off' as const }] : []),
    ...(state.timeZone.own === state.timeZone.workspace
      ? []
      : [{ kind: 'other_clock' as const, ...state.timeZone }]),
  ]
}

/** Paying is the owner's own affair: nobody else is told of it. */
function planProblems({ isOwner, access, plan }: OwnState, now: Date): OwnProblem[] {
  const trouble = isOwner ? billingTrouble(plan, now) : null
  if (trouble) return [{ kind: 'payment', trouble }]
  return access === 'full' ? [] : [{ kind: 'plan_ended' }]
}

function connectionProblems(
  { network, handle, status, expiresAt }: OwnState['connections'][number],
  now: Date,
): OwnProblem[] {
  if (status === 'needs_reconnecting') return [{ kind: 'connection_lost', network, handle }]
  if (expiresAt === null || expiresAt > addDays(now, CONNECTION_ENDS_SOON_DAYS)) return []
  return [{ kind: 'connection_ending', network, handle, at: expiresAt }]
}

function quotaProblems({ tier, used }: OwnState): OwnProblem[] {
  const { limits } = PLANS[tier]
  const most: Record<Quota, number> = {
    stories: limits.stories,
    credits: limits.assistantCreditsPerMonth,
    campaigns: limits.campaignsPerMonth,
    media: limits.mediaBytes,
  }
  return QUOTAS.flatMap((quota): OwnProblem[] => {
    const limit = most[quota]
    // A plan without campaigns has none to use up: its page says so itself.
    return limit > 0 && used[quota] >= limit ? [{ kind: 'quota_used', quota, used: used[quota], limit }] : []
  })
}

function sourceProblems({ sources }: OwnState, now: Date): OwnProblem[] {
  const unread = sources.filter(source => sourceHealth(source, now) === 'red').length
  return unread > 0 ? [{ kind: 'sources_unread', sources: unread }] : []
}
