import { isTier, type Tier } from '../../billing/tiers.ts'

/** A tier's welcome: for somebody new to the product, or for somebody who has just moved up. */
export type WelcomeVariant = 'new' | 'upgrade'

export interface TierWelcome {
  readonly title: string
  readonly lead: string
  /** What is open now, one line each. */
  readonly points: readonly string[]
  readonly actionLabel: string
  readonly actionPath: string
}

const OPEN: Readonly<Record<Tier, readonly string[]>> = {
  creator: [
    'Your brand foundation, to come back to and sharpen',
    'A story bank with room for 25 stories',
    'An editor that shows how well a post sounds like you',
    'A content planner for one platform, and 10 assistant credits a month',
  ],
  pro: [
    'Stories without a limit, and a planner for every platform',
    'Two campaigns a month, from first tease to last reminder',
    'Connections that get your posts out, and a sales hub for the leads they bring',
    'Analytics that say what paid, 20 assistant credits a month, and room for a second person',
  ],
  collective: [
    'Campaigns and assistant credits without a limit',
    'Brand Watch: your market, your competitors and your mentions in one feed',
    'A research hub and insights as things happen',
    'Room for a team of five, with approvals, and priority support',
  ],
}

const WORDS: Readonly<Record<Tier, Readonly<Record<WelcomeVariant, { title: string; lead: string }>>>> = {
  creator: {
    new: {
      title: 'Welcome to Creator',
      lead: 'Everything you need to find your words and keep them. Start with one story.',
    },
    upgrade: {
      title: 'You’re on Creator now',
      lead: 'Nothing you made is gone. This is what you can work with from here.',
    },
  },
  pro: {
    new: {
      title: 'Welcome to Pro',
      lead: 'Your foundation is laid. Now your stories can travel, and you can see what they bring back.',
    },
    upgrade: {
      title: 'Welcome to Pro: your next room is open',
      lead: 'All you have made so far is where you left it. These doors are new.',
    },
  },
  collective: {
    new: {
      title: 'Welcome to Collective+',
      lead: 'The whole house is yours, and there is room for the people you work with.',
    },
    upgrade: {
      title: 'Welcome to Collective+: the whole house is yours',
      lead: 'Everything from before stays as it is. Here is what your team can use from today.',
    },
  },
}

const FIRST_STEPS: Readonly<Record<Tier, { label: string; path: string }>> = {
  creator: { label: 'Add your first story', path: '/app/storybank' },
  pro: { label: 'See your campaigns', path: '/app/campaigns' },
  collective: { label: 'Open Brand Watch', path: '/app/brand-watch' },
}

/** The welcome of a tier; an unknown tier is welcomed as creator. */
export function tierWelcome(tier: Tier | null, variant: WelcomeVariant): TierWelcome {
  const known = isTier(tier) ? tier : 'creator'
  const { title, lead } = WORDS[known][variant === 'upgrade' ? 'upgrade' : 'new']
  const { label, path } = FIRST_STEPS[known]
  return { title, lead, points: OPEN[known], actionLabel: label, actionPath: path }
}
