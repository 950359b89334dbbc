import type { Tier } from '../../billing/tiers.ts'
import type { TutorialId } from './places.ts'

export type TutorialDifficulty = 'beginner' | 'intermediate' | 'advanced'

/** Bounds: steps of a page, and minutes it takes. */
export const TUTORIAL_LIMITS = { steps: [4, 6], minutes: [1, 10] } as const

export interface TutorialStep {
  readonly title: string
  readonly text: string
  /** The page that the step moves one to, with its query. */
  readonly path: string
  /** A CSS selector of what is meant on that page; it is marked where it is there. */
  readonly target?: string
  /** The plan that opens it. On a lower one the step is a teaser: it says `teaser` and moves nobody. */
  readonly tier?: Tier
  readonly teaser?: string
  /** Left out below this plan, without a teaser. */
  readonly onlyFrom?: Tier
}

export interface Tutorial {
  readonly id: TutorialId
  /** The room, as the sidebar calls it. */
  readonly room: string
  readonly title: string
  /** What one can do afterwards. */
  readonly summary: string
  /** About how long it takes, in minutes. */
  readonly minutes: number
  readonly difficulty: TutorialDifficulty
  readonly steps: readonly TutorialStep[]
}
