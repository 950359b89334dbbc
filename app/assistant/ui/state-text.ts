import { ASSISTANT_TEXTS } from '#app/assistant/copy.ts'
import { readOnlyText } from '#app/billing/copy/read-only.ts'

/** Why one cannot chat now; null when one can. */
export function stateText(state: 'ready' | 'off' | 'unavailable' | 'read_only'): string | null {
  if (state === 'off') return ASSISTANT_TEXTS.off
  if (state === 'unavailable') return ASSISTANT_TEXTS.unavailable
  return state === 'read_only' ? readOnlyText : null
}
