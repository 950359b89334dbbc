/** The states of a campaign (pages, "Campaigns"). */
export const CAMPAIGN_STATUSES = ['draft', 'active', 'held', 'completed'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** The words for each state. */
export const CAMPAIGN_STATUS_LABELS: Readonly<Record<CampaignStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  held: 'Paused',
  completed: 'Completed',
}

const NEXT: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['active'],
  active: ['held', 'completed'],
  held: ['active', 'completed'],
  // Declared over too early: it goes on.
  completed: ['active'],
}

/** Is this the state of a campaign? */
export function isCampaignStatus(input: unknown): input is CampaignStatus {
  return CAMPAIGN_STATUSES.some(candidate => candidate === input)
}

/** The states a campaign may go to from here, the usual one first; none from an unknown state. */
export function nextCampaignStatuses(status: CampaignStatus): readonly CampaignStatus[] {
  return isCampaignStatus(status) ? NEXT[status] : []
}

/** May a campaign go from one state to the other? Staying where it is changes nothing and is allowed. */
export function canMoveCampaign(from: CampaignStatus, to: CampaignStatus): boolean {
  return isCampaignStatus(from) && (from === to || nextCampaignStatuses(from).includes(to))
}
