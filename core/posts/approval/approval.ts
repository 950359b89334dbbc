import { PUBLISH_PAUSE_TEXTS, type PublishPause } from '../../stories/permission.ts'
import { roleMay, type TeamRole } from '../../team/roles.ts'
import type { PostStatus } from '../status.ts'

/** Whose approval a post needs before it goes out. */
export const APPROVAL_MODES = ['none', 'inside', 'client'] as const
export type ApprovalMode = (typeof APPROVAL_MODES)[number]

/** What whoever reviews a post decides. */
export const REVIEW_DECISIONS = ['approved', 'sent_back'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** Days in which a client's link can be answered. */
export const REVIEW_DAYS = 30

/** Why a scheduled post waits: what the people in its story allow, that nobody has approved its text, or its campaign. */
export type PauseReason = PublishPause | 'not_approved' | 'campaign_paused'

/** The reason shown beside a paused post. */
export const PAUSE_TEXTS: Readonly<Record<PauseReason, string>> = {
  ...PUBLISH_PAUSE_TEXTS,
  not_approved: 'No one has approved this text yet',
  campaign_paused: 'Its campaign is paused',
}

/** Does a post wait for approval? An approval counts for the very text it was given to. */
export function approvalPause(mode: ApprovalMode, isApproved: boolean): 'not_approved' | null {
  return mode === 'none' || isApproved ? null : 'not_approved'
}

/** `more` is a post of a workflow that nobody was asked about in the step that is next. */
export type ReviewState = ReviewDecision | 'none' | 'waiting' | 'changed' | 'over' | 'more'

/** Where the newest request stands: `changed` when the text is no longer the one that was asked about. */
export function reviewState(
  review: {
    readonly decision: ReviewDecision | null
    readonly isCurrent: boolean
    readonly expiresAt: Date
  } | null,
  now: Date,
): ReviewState {
  if (review === null) return 'none'
  if (!review.isCurrent) return 'changed'
  if (review.decision !== null) return review.decision
  return review.expiresAt > now ? 'waiting' : 'over'
}

/** States in which approval can be requested: before a post is on its way. */
const ASKABLE: readonly PostStatus[] = [
  'draft',
  'approved',
  'in_review',
  'scheduled',
  'held',
  'missed',
  'failed',
]

/** May approval be asked for a post in this state? Not for an idea, nor for what is out or on its way. */
export function canAskReview(status: PostStatus): boolean {
  return ASKABLE.includes(status)
}

/**
 * May somebody decide? Inside: whoever may approve, but for their own request (the owner always). For a client the link
 * decides alone.
 */
export function mayDecide(
  role: TeamRole,
  mode: ApprovalMode,
  review: { readonly askedBy: string | null },
  userId: string,
): boolean {
  if (mode === 'client' || !roleMay(role, 'approve')) return false
  return role === 'owner' || review.askedBy !== userId
}
