/** One of the five kickstart screens. */
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
    question: 'What problem in the world does your business exist to mend?',
    help: 'Think of the moment you decided to begin. What could you no longer watch?',
    placeholder: 'Good teachers leave the profession because nobody helps them with the first hard year',
  },
  {
    field: 'coreValues',
    title: 'Core Values',
    question: 'Which values would you keep even if they cost you a client?',
    help: 'Choose 2-3, or add your own. Five at most: a brand that stands for everything stands for nothing.',
    placeholder: 'Add a value of your own',
  },
  {
    field: 'brandVoice',
    title: 'Brand Voice',
    question: 'How does your brand speak?',
    help: 'The same piece of news in six voices. Which one could be yours on a good day?',
    placeholder: '',
  },
  {
    field: 'dreamClient',
    title: 'Dream Client',
    question: 'Who is the one person you would work with all day?',
    help: 'One real person is better than a group. What do they want, and what stands in their way?',
    placeholder:
      'Maya, two years into her studio, fully booked and still not earning enough to stop worrying',
  },
  {
    field: 'offerDescription',
    title: 'What You Offer',
    question: 'What do you offer, and what is different afterwards?',
    help: 'Say it as you would at a kitchen table: what it is, for whom, and what changes.',
    placeholder: 'A twelve-week course after which new teachers plan a calm week in an hour',
  },
]

/** Words of the buttons: the last step's reads differently. */
export function kickstartNextLabel(step: number): string {
  return step >= KICKSTART_STEPS.length - 1 ? 'Complete Kickstart' : 'Next'
}
