import type { FrozenProposal } from '#core/proposals/frozen.ts'
import type { ProposalState } from '#core/proposals/state.ts'

/** A question about a proposal, with its answer once there is one. */
export interface QuestionView {
  readonly id: string
  readonly askedBy?: string
  readonly question: string
  readonly askedAt: Date
  readonly answer: string
  readonly answeredAt: Date | null
}

/** Everything the page of a proposal shows its founder. */
export interface ProposalView {
  readonly id: string
  readonly dealId: string
  readonly deal: string
  readonly leadId: string
  readonly email: string
  readonly version: number
  readonly state: ProposalState
  readonly content: FrozenProposal
  readonly fingerprint: string | null
  readonly supersedes: string | null
  /** The version that was made of this one. */
  readonly newerId: string | null
  readonly sentAt: Date | null
  readonly seenAt: Date | null
  readonly decidedAt: Date | null
  readonly decidedName: string
  readonly declinedReason: string
  readonly chosen: readonly number[]
  /** The public address; null before it was sent. */
  readonly link: string | null
  readonly questions: readonly QuestionView[]
  readonly isLocked: boolean
  readonly timeZone: string
}
