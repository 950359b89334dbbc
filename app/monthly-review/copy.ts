import { readOnlyText } from '#app/billing/copy/read-only.ts'

export const REVIEW_TEXTS = {
  title: 'Monthly review',
  description: 'What your last month came to, and a proposal for the next 30 days.',
  emptyTitle: 'Your first review comes on the first of the month',
  empty:
    'It shows where you drifted from your strategy, what worked, what was won and what changed in your market. You can also make one of this month now.',
  makeHelp: 'You can make it once a day. When the month is over, the full review takes its place.',
  soFar: 'This month isn’t over yet. The full review comes on the first of the next one.',
  drift: 'Where you drifted',
  steady: 'You kept to your strategy this month.',
  worked: 'What worked',
  noPosts: 'No post was published this month.',
  pounds: 'What was won',
  noMoney: 'Deals and pounds are shown to those who can edit, or to everyone once the owner allows it.',
  market: 'What changed in your market',
  quietMarket: 'You saved nothing from Brand Watch this month.',
  next: 'The next 30 days',
  nextHelp:
    'Proposed from your weekly rhythm, your pillars’ shares and stories you haven’t used yet. Nothing happens until you accept it.',
  noRhythm:
    'There’s nothing to propose yet. Set your weekly times, or a rhythm in your strategy, and make the review again.',
  locked: 'Your plan doesn’t include the monthly review. Past reviews stay here to read.',
} as const

export const REVIEW_REFUSALS = {
  read_only: readOnlyText,
  not_in_plan: 'Your plan doesn’t include the monthly review. Choose Collective+ to use it.',
  made_today: 'You’ve already made this month’s review today. You can make it again tomorrow.',
} as const

/** What the drift of a pillar is called. */
export const PILLAR_STATES = {
  silent: 'planned, and nothing published',
  over: 'more than its share',
  under: 'less than its share',
  steady: 'as planned',
} as const
