import type { Tone } from '#app/design/primitives/feedback/badge.tsx'
import type { DealStage } from '#core/deals/stages.ts'

/** How each stage looks. The word always stands beside it. */
export const STAGE_TONES: Readonly<Record<DealStage, Tone>> = {
  new: 'neutral',
  contacted: 'neutral',
  conversation: 'info',
  proposal: 'ember',
  won: 'success',
  lost: 'warning',
}
