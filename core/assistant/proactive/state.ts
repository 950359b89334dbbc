import { type ProgressStage, progressStage } from '../../dashboard/progress-stage.ts'
import { readBetween, readInstant, readKey, readNumber, readText, readTexts } from '../../shared/untrusted.ts'
import { readSellingState, type SellingState } from './selling.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

/** What proactive suggestions depend on: progress, behaviour, and what was shown so far. */
export interface ProactiveState {
  /** Follows from the completed flags when left out. */
  readonly currentStage?: ProgressStage
  /** Seconds. */
  readonly timeOnCurrentPage: number
  readonly strugglingIndicators: readonly string[]
  readonly readyForNextStep: boolean
  readonly clarifyCompleted: boolean
  readonly storybankCompleted: boolean
  readonly createCompleted: boolean
  /** 1 to 6. */
  readonly currentStep: number
  /** When the last card was shown; null for never. */
  readonly lastSuggestionAt: Date | null
  /** When the last welcome was shown; null for never. */
  readonly lastWelcomeAt: Date | null
  /** When the last card about selling was shown; null for never. */
  readonly lastSellingAt?: Date | null
  /** The step at which “Not now” was pressed; null when it was not. */
  readonly dismissedAtStep: number | null
  /** The card on screen. */
  readonly current: ProactiveSuggestion | null
  /** What waits in selling; left out, nothing does. */
  readonly selling?: SellingState
  /** Kinds of suggestion that are not wanted (`SUGGESTION_KINDS`). */
  readonly muted?: readonly string[]
}

export interface ReadProactiveState {
  readonly stage: ProgressStage
  readonly seconds: number
  readonly indicators: readonly string[]
  readonly ready: boolean
  readonly clarified: boolean
  readonly hasStories: boolean
  readonly step: number
  readonly lastShown: number | null
  readonly lastWelcome: number | null
  readonly lastSelling: number | null
  readonly dismissedAtStep: number | null
  readonly currentId: string
  readonly currentIsHigh: boolean
  readonly selling: SellingState
  readonly muted: readonly string[]
}

const STAGES: readonly ProgressStage[] = ['onboarding', 'building', 'creating', 'optimizing']

function readStep(value: unknown): number | null {
  return readBetween(value, 1, 6)
}

/** Reads a state of unknown origin: flags that are not `true` are false, dates that are none mean never. */
export function readProactiveState(state: unknown): ReadProactiveState {
  const stage = readText(readKey(state, 'currentStage'))
  const current = readKey(state, 'current')
  return {
    stage:
      STAGES.find(candidate => candidate === stage) ??
      progressStage(state as Parameters<typeof progressStage>[0]),
    seconds: readNumber(readKey(state, 'timeOnCurrentPage')) ?? 0,
    indicators: readTexts(readKey(state, 'strugglingIndicators')),
    ready: readKey(state, 'readyForNextStep') === true,
    clarified: readKey(state, 'clarifyCompleted') === true,
    hasStories: readKey(state, 'storybankCompleted') === true,
    step: readStep(readKey(state, 'currentStep')) ?? 1,
    lastShown: readInstant(readKey(state, 'lastSuggestionAt'))?.getTime() ?? null,
    lastWelcome: readInstant(readKey(state, 'lastWelcomeAt'))?.getTime() ?? null,
    lastSelling: readInstant(readKey(state, 'lastSellingAt'))?.getTime() ?? null,
    dismissedAtStep: readStep(readKey(state, 'dismissedAtStep')),
    currentId: readText(readKey(current, 'id')),
    currentIsHigh: readKey(current, 'priority') === 'high',
    selling: readSellingState(readKey(state, 'selling')),
    muted: readTexts(readKey(state, 'muted')),
  }
}
