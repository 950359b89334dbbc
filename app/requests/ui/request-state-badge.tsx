import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { REQUEST_STATE_LABELS, type RequestState } from '#core/requests/state.ts'

const TONES: Readonly<Record<RequestState, Tone>> = {
  new: 'ember',
  accepted: 'info',
  in_progress: 'info',
  scheduled: 'info',
  published: 'success',
  declined: 'neutral',
  spam: 'warning',
}

/** Where a request stands. */
export function RequestStateBadge({ state }: { state: RequestState }) {
  return <Badge tone={TONES[state]}>{REQUEST_STATE_LABELS[state]}</Badge>
}
