/** A step of the checklist that a team ticks together. */
export interface GuideStep {
  readonly id: string
  readonly label: string
  /** Why it comes here, in one sentence. */
  readonly help: string
  /** Where it is done. */
  readonly to: string
}

/** Everything that a team settles in its first weeks, in the order in which it helps. */
export const GUIDE_STEPS = [
  {
    id: 'foundation',
    label: 'Agree on the five foundation answers',
    help: 'Score, drafts and the assistant all start from them.',
    to: '/app/clarify',
  },
  {
    id: 'words',
    label: 'List the words you avoid',
    help: 'The editor then warns everyone who writes for you.',
    to: '/app/clarify',
  },
  {
    id: 'strategy',
    label: 'Confirm your strategy',
    help: 'Pillars and weekly rhythm decide what the planner and insights suggest.',
    to: '/app/strategy',
  },
  {
    id: 'team',
    label: 'Invite your team and agree who approves',
    help: 'Roles say who may write, approve and publish.',
    to: '/app/team',
  },
  {
    id: 'accounts',
    label: 'Connect the accounts you publish to',
    help: 'Posts are then published at their time without you.',
    to: '/app/settings/connections',
  },
  {
    id: 'slots',
    label: 'Choose weekly slots and quiet hours',
    help: '“Next free slot” and campaigns use them.',
    to: '/app/content/settings',
  },
  {
    id: 'stories',
    label: 'Add three stories',
    help: 'Posts that start from a story sound like you.',
    to: '/app/storybank',
  },
  {
    id: 'offer',
    label: 'Describe your main offer',
    help: 'It gets a page to share, and deals get their price from it.',
    to: '/app/sales-hub/offers',
  },
  {
    id: 'sources',
    label: 'Follow three sources in Brand Watch',
    help: 'What your market publishes becomes ideas.',
    to: '/app/brand-watch/sources',
  },
  {
    id: 'week',
    label: 'Schedule your first week',
    help: 'From then on Analytics has something to count.',
    to: '/app/content',
  },
] as const satisfies readonly GuideStep[]

export type GuideStepId = (typeof GUIDE_STEPS)[number]['id']

/** Is this a step of the checklist? Rows of another version may name others. */
export function isGuideStep(input: unknown): input is GuideStepId {
  return GUIDE_STEPS.some(({ id }) => id === input)
}
