import { type ApprovalMode, mayDecide } from '../posts/approval/approval.ts'
import { answersAs } from '../posts/approval/workflow/approvers.ts'
import type { Step } from '../posts/approval/workflow/steps.ts'
import type { TeamRole } from './roles.ts'

/** Where one may be led to in another workspace, by the name that a form gives; anything else is the dashboard. */
export const BOARD_PLACES = {
  reviews: '/app/content?tab=create&status=in_review',
  publish: '/app/content?tab=publish',
  planner: '/app/content?view=list',
  requests: '/app/requests',
  people: '/app/sales-hub',
  connections: '/app/settings/connections',
} as const

export type BoardPlace = keyof typeof BOARD_PLACES
export const BOARD_PLACE_NAMES = Object.keys(BOARD_PLACES) as BoardPlace[]

/** A request for approval that nobody has answered, about the present text of its post. */
export interface OpenReview {
  readonly askedBy: string | null
  /** A client has a link to it. */
  readonly hasLink: boolean
  /** Of which step of a workflow it asks; null where there was none. */
  readonly step: Step | null
}

export type WaitsFor = 'you' | 'client' | 'team'

/** Whom a request for approval waits for, as a person of the workspace sees it. */
export function waitsFor(
  review: OpenReview,
  viewer: {
    readonly userId: string
    readonly role: TeamRole
    readonly mode: ApprovalMode
    readonly situation: Omit<Parameters<typeof answersAs>[1], 'userId' | 'askedBy'>
  },
): WaitsFor {
  const { userId, role, mode, situation } = viewer
  const { step, askedBy, hasLink } = review
  if (step ? step.kind === 'client' : hasLink || mode === 'client') return 'client'
  const isMine = step
    ? answersAs(step, { ...situation, userId, askedBy }) !== null
    : mayDecide(role, mode, review, userId)
  return isMine ? 'you' : 'team'
}

/** What waits in one workspace. */
export interface BoardCounts {
  /** Posts whose approval waits, by whom they wait for. */
  readonly reviews: Readonly<Record<WaitsFor, number>>
  /** Posts that are due to be posted by hand. */
  readonly due: number
  /** Posts of the last 7 days that were not published. */
  readonly notPublished: number
  /** Posts planned for the next 7 days. */
  readonly planned: number
  /** Requests for posts that nobody has accepted or declined; null where the plan has none. */
  readonly requests: number | null
  /** People who wait for a reply; null where the plan has no people. */
  readonly people: number | null
  /** Accounts that have to be connected again. */
  readonly lostConnections: number
}

/** How much in a workspace waits for whoever looks: what a client or somebody else has to do does not count. */
export function waitingForYou(counts: BoardCounts): number {
  const { reviews, due, notPublished, requests, people, lostConnections } = counts
  return reviews.you + due + notPublished + (requests ?? 0) + (people ?? 0) + lostConnections
}
