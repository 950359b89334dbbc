import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { PERMISSION_TEXTS } from '#core/stories/kinds.ts'
import type { PermissionState } from '#core/stories/permission.ts'

const TONES: Record<PermissionState, Tone> = {
  none: 'neutral',
  asked: 'warning',
  granted: 'success',
  limited: 'success',
  revoked: 'danger',
  expired: 'danger',
}

/** The words for where a permission stands, the one that ran out among them. */
export const PERMISSION_STATE_TEXTS: Record<PermissionState, string> = {
  ...PERMISSION_TEXTS,
  expired: 'Permission expired',
  revoked: 'Permission withdrawn',
}

/** Where somebody's permission stands. */
export function PermissionBadge({ state }: { state: PermissionState }) {
  return <Badge tone={TONES[state]}>{PERMISSION_STATE_TEXTS[state]}</Badge>
}
