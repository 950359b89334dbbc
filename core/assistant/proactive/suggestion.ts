import { HOUR_MS, MINUTE_MS } from '../../shared/time.ts'

export type SuggestionType = 'guidance' | 'next_step' | 'encouragement'
export type SuggestionPriority = 'high' | 'medium' | 'low'
export type SuggestionTiming = 'immediate' | 'contextual' | 'delayed'

/** What the assistant's buttons may do. */
export interface AssistantAction {
  readonly type: 'create_content' | 'create_campaign' | 'add_idea' | 'open_creator'
  readonly label: string
  readonly data: Readonly<Record<string, string>>
}

/** A card the assistant shows unasked. */
export interface ProactiveSuggestion {
  /** The same situation gives the same id: a card shows only if it differs from the current one. */
  readonly id: string
  readonly message: string
  readonly type: SuggestionType
  readonly priority: SuggestionPriority
  readonly timing: SuggestionTiming
  /** The first is the primary button. */
  readonly actions: readonly AssistantAction[]
}

/** Proactive times, in milliseconds. */
export const PROACTIVE_TIMES = {
  cooldownMs: 5 * MINUTE_MS,
  delayedMs: 10 * MINUTE_MS,
  contextualMs: 15 * MINUTE_MS,
  welcomeCooldownMs: 24 * HOUR_MS,
  sellingCooldownMs: 24 * HOUR_MS,
  checkEveryMs: MINUTE_MS,
} as const

/** How long after the last card one of this timing may show. */
export const TIMING_GAP_MS: Readonly<Record<SuggestionTiming, number>> = {
  immediate: PROACTIVE_TIMES.cooldownMs,
  delayed: PROACTIVE_TIMES.delayedMs,
  contextual: PROACTIVE_TIMES.contextualMs,
}
