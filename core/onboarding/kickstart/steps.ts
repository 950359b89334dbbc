/** One of the five kickstart steps. */
export interface KickstartStep {
  readonly field: 'brandHeart' | 'coreValues' | 'brandVoice' | 'dreamClient' | 'offerDescription'
  readonly title: string
  readonly question: string
  readonly help: string
  readonly placeholder: string
}

/** The five steps of the Brand Clarity Kickstart, in order. */
export const KICKSTART_STEPS: readonly KickstartStep[] = [
  {
    field: 'brandHeart',
    title: 'Brand Heart',
    question: 'What problem does your business exist to solve?',
    help: 'Think of when you decided to start. What made you act?',
    placeholder: 'Good teachers leave the profession because no one helps them through the first hard year',
  },
  {
    field: 'coreValues',
    title: 'Core Values',
    question: 'Which values would you keep even if they cost you a client?',
    help: 'Choose 2-3, or add your own. You can have up to five.',
    placeholder: 'Add your own value',
  },
  {
    field: 'brandVoice',
    title: 'Brand Voice',
    question: 'How does your brand speak?',
    help: 'Here’s the same news in six voices. Which is closest to yours?',
    placeholder: '',
  },
  {
    field: 'dreamClient',
    title: 'Dream Client',
    question: 'Who would you happily work with all day?',
    help: 'Describe one real person rather than a group. What do they want, and what’s in their way?',
    placeholder: 'Maya, two years into running her studio, fully booked and still worried about money',
  },
  {
    field: 'offerDescription',
    title: 'What You Offer',
    question: 'What do you offer, and what difference does it make?',
    help: 'Say what it is, who it’s for and what changes, the way you’d tell a friend.',
    placeholder: 'A twelve-week course that teaches new teachers to plan a calm week in an hour',
  },
]

/** The steps that share a screen, in order: what belongs together is asked together. */
export const KICKSTART_SCREENS: readonly (readonly number[])[] = [[0], [1, 2], [3, 4]]

/** The screen (0 to 2) on which a step is asked; the nearest for a number that is no step. */
export function kickstartScreenOf(step: number): number {
  const screen = KICKSTART_SCREENS.findIndex(steps => step <= (steps.at(-1) ?? 0))
  return screen < 0 ? KICKSTART_SCREENS.length - 1 : screen
}

/** Words of the buttons: the last step's reads differently. */
export function kickstartNextLabel(step: number): string {
  return step >= KICKSTART_STEPS.length - 1 ? 'Complete Kickstart' : 'Next'
}
