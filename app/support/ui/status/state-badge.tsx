import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { WORKER_STATES } from '#app/support/copy/workers.ts'
import type { workerState } from '#core/shared/worker-state.ts'

type State = ReturnType<typeof workerState>

const TONES: Readonly<Record<State, Tone>> = { working: 'success', behind: 'warning', unknown: 'neutral' }

/** How a part of the service does, in a word and in colour. */
export function StateBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{WORKER_STATES[state]}</Badge>
}
