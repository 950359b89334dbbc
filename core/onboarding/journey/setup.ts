/** The dashboard setup: four items one after the other, 1.5 s each, then 'Dashboard ready!'. */
export const SETUP_ITEM_MS = 1500

/** From 'Dashboard ready!' to the results. */
export const SETUP_FINISH_MS = 1000

export const SETUP_READY_TEXT = 'Dashboard ready!'

export const SETUP_ITEMS = [
  { key: 'story-prompts', label: 'Story prompts', detail: 'Questions that bring out your own stories' },
  { key: 'content-templates', label: 'Content templates', detail: 'Post templates in the voice you chose' },
  { key: 'audience-insights', label: 'Audience insights', detail: 'What your dream client is looking for' },
  {
    key: 'dashboard-personalisation',
    label: 'Dashboard personalisation',
    detail: 'Your next steps, in the order that helps you most',
  },
] as const

export type SetupItemState = 'waiting' | 'running' | 'done'

export interface SetupProgress {
  /** One state for each item, in order. */
  readonly items: readonly SetupItemState[]
  /** 0 to 100, whole. */
  readonly percent: number
  /** All items are done: remember smart_dashboard_setup_complete and say 'Dashboard ready!'. */
  readonly isReady: boolean
  /** Time to go on to the results. */
  readonly isFinished: boolean
}

/** Where the setup stands after so many milliseconds; nonsense counts as the beginning. */
export function setupProgress(elapsedMs: number): SetupProgress {
  const elapsed = elapsedMs > 0 ? elapsedMs : 0
  const whole = SETUP_ITEMS.length * SETUP_ITEM_MS
  const done = Math.min(SETUP_ITEMS.length, Math.floor(elapsed / SETUP_ITEM_MS))
  return {
    items: SETUP_ITEMS.map((_, index) => (index < done ? 'done' : index === done ? 'running' : 'waiting')),
    percent: Math.round(Math.min(1, elapsed / whole) * 100),
    isReady: elapsed >= whole,
    isFinished: elapsed >= whole + SETUP_FINISH_MS,
  }
}
