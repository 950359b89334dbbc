import { PLANS } from '../../billing/plans.ts'
import { meetsTier, type Tier } from '../../billing/tiers.ts'
import { FIRST_ROOMS } from './first-rooms.ts'
import { HELPING_ROOMS } from './helping-rooms.ts'
import { MAKING_ROOMS } from './making-rooms.ts'
import type { TutorialId } from './places.ts'
import type { Tutorial } from './tutorial.ts'

/** Every tutorial with all its steps, in the order in which they are offered. */
export const TUTORIALS: readonly Tutorial[] = [...FIRST_ROOMS, ...MAKING_ROOMS, ...HELPING_ROOMS]

/** A step as somebody on one plan sees it. */
export interface ShownStep {
  readonly title: string
  readonly text: string
  /** Null for a teaser, which moves nobody. */
  readonly path: string | null
  readonly target: string | null
  /** Name of the plan that opens it; null when it is open. */
  readonly lockedUntil: string | null
}

export interface ShownTutorial extends Omit<Tutorial, 'steps'> {
  readonly steps: readonly ShownStep[]
  /** Name of the plan that opens the whole room; null when at least one step is open. */
  readonly lockedUntil: string | null
}

/**
 * A tutorial for one plan: steps of a higher plan become teasers that name it, and those that are only of a higher plan
 * are left out. Null when there is no such tutorial.
 */
export function tutorialFor(id: TutorialId, tier: Tier): ShownTutorial | null {
  const tutorial = TUTORIALS.find(each => each.id === id)
  if (!tutorial) return null
  const steps = tutorial.steps
    .filter(step => !step.onlyFrom || meetsTier(tier, step.onlyFrom))
    .map((step): ShownStep => {
      const lockedUntil = step.tier && !meetsTier(tier, step.tier) ? PLANS[step.tier].name : null
      return {
        title: step.title,
        text: lockedUntil ? (step.teaser ?? step.text) : step.text,
        path: lockedUntil ? null : step.path,
        target: lockedUntil ? null : (step.target ?? null),
        lockedUntil,
      }
    })
  const isLocked = steps.every(step => step.lockedUntil !== null)
  return { ...tutorial, steps, lockedUntil: isLocked ? (steps[0]?.lockedUntil ?? null) : null }
}

/** Where somebody stands in a tutorial: the step counts from 0. */
export interface TutorialStand {
  readonly tutorial: string
  readonly step: number
  readonly completedAt: Date | null
}

/** The step to begin at, from 0: where it was left, the first one after it was completed or never begun. */
export function firstStep(
  stand: Pick<TutorialStand, 'step' | 'completedAt'> | null | undefined,
  stepCount: number,
): number {
  if (!stand || stand.completedAt !== null) return 0
  return Math.min(Math.max(0, Math.trunc(stand.step) || 0), Math.max(0, stepCount - 1))
}
