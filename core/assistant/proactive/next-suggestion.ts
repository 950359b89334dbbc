import { readInstant } from '../../shared/untrusted.ts'
import { candidates } from './candidates.ts'
import { isSellingKind, suggestionKind, WELCOME_ID } from './kinds.ts'
import { type ProactiveState, type ReadProactiveState, readProactiveState } from './state.ts'
import { PROACTIVE_TIMES, type ProactiveSuggestion, TIMING_GAP_MS } from './suggestion.ts'

/** Has `gap` passed since? Never counts as long ago; a time ahead of now counts as just now. */
function hasPassed(since: number | null, gap: number, now: number): boolean {
  return since === null || now - since >= gap
}

function mayShow(suggestion: ProactiveSuggestion, state: ReadProactiveState, now: number): boolean {
  if (suggestion.id === state.currentId) return false
  if (suggestion.id === WELCOME_ID && !hasPassed(state.lastWelcome, PROACTIVE_TIMES.welcomeCooldownMs, now)) {
    return false
  }
  if (
    isSellingKind(suggestionKind(suggestion)) &&
    !hasPassed(state.lastSelling, PROACTIVE_TIMES.sellingCooldownMs, now)
  ) {
    return false
  }
  return hasPassed(state.lastShown, TIMING_GAP_MS[suggestion.timing], now)
}

/**
 * The card to show now, or null: none within 5 minutes of the last one, delayed ones after 10, contextual ones after
 * 15; the welcome once in 24 hours, and so one about selling; none after “Not now” until the progress step changes; never the one already on
 * screen, and none in place of a high-priority one that still holds. When `now` is no date there is none.
 */
export function nextSuggestion(state: ProactiveState, now: Date): ProactiveSuggestion | null {
  const instant = readInstant(now)
  if (!instant || typeof state !== 'object' || state === null) return null
  const read = readProactiveState(state)
  if (read.dismissedAtStep === read.step) return null
  const fitting = candidates(read)
  // One high-priority card at a time: nothing replaces it while what it says still holds.
  if (read.currentIsHigh && fitting.some(suggestion => suggestion.id === read.currentId)) return null
  return fitting.find(suggestion => mayShow(suggestion, read, instant.getTime())) ?? null
}
