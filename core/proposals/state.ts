/** What the database keeps of where a proposal stands. */
export type ProposalStatus = 'draft' | 'sent' | 'accepted' | 'declined' | 'superseded'

/** Where a proposal stands on a day. */
export type ProposalState = ProposalStatus | 'seen' | 'expired'

export const PROPOSAL_STATE_LABELS: Readonly<Record<ProposalState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  seen: 'Opened',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Replaced',
  expired: 'Expired',
}

/**
 * Where a proposal stands on `today` (YYYY-MM-DD, of the workspace): its last day is still one on which it can be accepted.
 * A decision, or a newer version, outlasts the end.
 */
export function proposalState(
  proposal: { status: ProposalStatus; expiresOn: string | null; isSeen: boolean },
  today: string,
): ProposalState {
  const { status, expiresOn, isSeen } = proposal
  if (status !== 'sent') return status
  if (expiresOn !== null && expiresOn < today) return 'expired'
  return isSeen ? 'seen' : 'sent'
}

/** Whether the other side can still decide. */
export function isDecidable(state: ProposalState): boolean {
  return state === 'sent' || state === 'seen'
}
