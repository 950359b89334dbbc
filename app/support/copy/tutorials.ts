import type { TutorialDifficulty } from '#core/support/tutorials/tutorial.ts'

/** The words round the tutorials; their steps are data in core. */
export const TUTORIAL_TEXTS = {
  title: 'Show me around',
  description: 'A short tour of each page. Stop at any time and pick up where you left off.',
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } satisfies Record<TutorialDifficulty, string>,
  completed: (room: string) => ({
    title: `${room} tour completed`,
    tone: 'success' as const,
  }),
} as const

/** 'About 4 minutes'. */
export function minutesText(minutes: number): string {
  return minutes === 1 ? 'About a minute' : `About ${minutes} minutes`
}
