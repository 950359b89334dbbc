import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { OFFER_STATUS_LABELS, type OfferStatus } from '#core/offers/status.ts'

const TONES: Readonly<Record<OfferStatus, Tone>> = {
  draft: 'neutral',
  published: 'success',
  archived: 'warning',
}

/** How far an offer is. */
export function OfferBadge({ status }: { status: OfferStatus }) {
  return <Badge tone={TONES[status]}>{OFFER_STATUS_LABELS[status]}</Badge>
}
