import { KICKSTART_SCREENS, KICKSTART_STEPS, kickstartScreenOf } from '../kickstart/steps.ts'
import type { OnboardingPlace } from './flow.ts'

/** What each kickstart step is called in its address, in the order of the steps. */
export const KICKSTART_SLUGS = [
  'brand-heart',
  'core-values',
  'brand-voice',
  'dream-client',
  'what-you-offer',
] as const

/** The address of a place on the way, e.g. '/onboarding/results'. */
export function onboardingPath(place: OnboardingPlace): string {
  return place === 'dashboard' ? '/app/dashboard' : `/onboarding/${place}`
}

/** The address of the screen that asks a kickstart step (0 to 4), named after its first one; outside of the steps the nearest. */
export function kickstartPath(step: number): string {
  const [first = 0] = KICKSTART_SCREENS[kickstartScreenOf(Math.trunc(step) || 0)] ?? []
  return `/onboarding/kickstart/${KICKSTART_SLUGS[first]}`
}

/** The step (0 to 4) that an address names, by its word or by its number from 1; `null` for any other. */
export function kickstartStepNamed(name: unknown): number | null {
  const words: readonly unknown[] = KICKSTART_SLUGS
  const byWord = words.indexOf(name)
  if (byWord >= 0) return byWord
  const byNumber = KICKSTART_STEPS.findIndex((_, index) => String(index + 1) === name)
  return byNumber >= 0 ? byNumber : null
}
