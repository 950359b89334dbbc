/** Words of the page that ends the kickstart. */
export const FIRST_POST = {
  title: 'Your first post is ready',
  lead: 'We wrote it from your answers. Change anything you like, then choose when it goes out.',
  body: 'Your post',
  begun: 'It begins with the sentence you tried on our home page.',
  without: 'Start without it',
  platform: 'Where it goes',
  check: 'Score it again',
  score: 'Does it sound like you?',
  when: 'When should it go out?',
  whenHelp:
    'It goes into your planner, and we remind you when it’s time. Connect an account there and we publish it for you.',
  noSlots: 'Your quiet hours leave no free morning. Choose a time in your planner.',
  later: 'Decide later',
  ready: ({ storyPrompts, ideas, templates }: { storyPrompts: number; ideas: number; templates: number }) =>
    `Set up from your answers: ${storyPrompts} questions for stories, ${ideas} ideas for posts and ${templates} templates in your voice.`,
  snapshot: 'See your Brand Snapshot',
} as const

/** Why the first post was not scheduled. */
export const FIRST_POST_REFUSALS = {
  read_only:
    'Your plan has ended, so you can’t save anything new. You can still read and export everything you made.',
  past: 'That time has passed. Choose one of these.',
} as const
