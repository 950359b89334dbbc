import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { CAMPAIGN_STATUS_LABELS, type CampaignStatus } from '#core/campaigns/status.ts'

const TONES: Readonly<Record<CampaignStatus, Tone>> = {
  draft: 'neutral',
  active: 'success',
  held: 'warning',
  completed: 'info',
}

/** Where a campaign stands. */
export function StatusBadge({ status }: { status: CampaignStatus }) {
  return <Badge tone={TONES[status]}>{CAMPAIGN_STATUS_LABELS[status]}</Badge>
}
