import type { StoryKind } from '../stories/kinds.ts'

/** A story of the example, with the post that was made from it, or none. */
export interface ExampleStory {
  readonly title: string
  readonly kind: StoryKind
  readonly body: string
  readonly situation: string
  readonly turn: string
  readonly lesson: string
  readonly post: { readonly platform: string; readonly body: string } | null
}

/**
 * What "fill with an example" puts into an empty workspace: a made-up café trainer's stories. Each title says that it is
 * an example, so that no one takes it for their own.
 */
export const EXAMPLE_STORIES: readonly ExampleStory[] = [
  {
    title: 'Example: the broken grinder',
    kind: 'client',
    body: 'On the first Saturday of the course the grinder broke at half past eight, with eleven people in the queue. Marta laughed, put a pen to a napkin and wrote down who had waited longest.',
    situation: 'A full café on a Saturday, and the grinder stops.',
    turn: 'Instead of apologising, Marta writes the queue on a napkin and talks to everyone by name.',
    lesson: 'People forgive a machine. They don’t forgive being forgotten.',
    post: {
      platform: 'linkedin',
      body: 'Half past eight on a Saturday. Eleven people in the queue, and the grinder stops.\n\nMarta didn’t apologise. She took a napkin and wrote down who had waited longest. Then she said their names.\n\nNo one left.\n\nPeople forgive a machine. They don’t forgive being forgotten.\n\nWhat do you do when something breaks in front of everyone?',
    },
  },
  {
    title: 'Example: why I closed on Mondays',
    kind: 'opinion',
    body: 'I used to open every day, and every Monday I was cross with the first person through the door. Now we’re closed on Mondays. Our weekly takings went up.',
    situation: 'Open seven days a week, and tired of one of them.',
    turn: 'Closing on Mondays for a month, as a trial.',
    lesson: 'A day off is a promise to the people who come on the other six.',
    post: null,
  },
]
