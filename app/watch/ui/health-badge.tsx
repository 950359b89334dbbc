import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { HEALTH_WORDS } from '#app/watch/copy.ts'
import type { SourceHealth } from '#core/watch/health.ts'

const TONES = { well: 'success', amber: 'warning', red: 'danger', paused: 'neutral' } as const

/** How a source is, in words. */
export function HealthBadge({ health }: { health: SourceHealth }) {
  return <Badge tone={TONES[health]}>{HEALTH_WORDS[health]}</Badge>
}
