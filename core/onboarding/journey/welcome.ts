import { isTier, type Tier } from '../../billing/tiers.ts'

/** A tier's welcome: for someone new to the product, or for someone who has just moved up. */
export type WelcomeVariant = 'new' | 'upgrade'

export interface TierWelcome {
  readonly title: string
  readonly lead: string
  readonly actionLabel: string
  readonly actionPath: string
}

const WORDS: Readonly<Record<Tier, Readonly<Record<WelcomeVariant, { title: string; lead: string }>>>> = {
  creator: {
    new: {
      title: 'Welcome to Creator',
      lead: 'You have everything you need to write posts that sound like you. Start with one story.',
    },
    upgrade: {
      title: 'You’re on Creator now',
      lead: 'Everything you made is still here. This is what your plan includes.',
    },
  },
  pro: {
    new: {
      title: 'Welcome to Pro',
      lead: 'Your foundation is done. Now use your stories in campaigns, on every platform.',
    },
    upgrade: {
      title: 'You’re on Pro now',
      lead: 'Everything you made is where you left it. This is what your plan includes.',
    },
  },
  collective: {
    new: {
      title: 'Welcome to Collective+',
      lead: 'You have everything in Brandhearth, and room for the people you work with.',
    },
    upgrade: {
      title: 'You’re on Collective+ now',
      lead: 'Everything you made is where you left it. This is what your team can use from today.',
    },
  },
}

const FIRST_STEPS: Readonly<Record<Tier, { label: string; path: string }>> = {
  creator: { label: 'Add your first story', path: '/app/storybank' },
  pro: { label: 'Plan a campaign', path: '/app/campaigns' },
  collective: { label: 'Invite your team', path: '/app/team' },
}

/** The welcome of a tier; an unknown tier is welcomed as creator. */
export function tierWelcome(tier: Tier | null, variant: WelcomeVariant): TierWelcome {
  const shownTier = isTier(tier) ? tier : 'creator'
  const { title, lead } = WORDS[shownTier][variant === 'upgrade' ? 'upgrade' : 'new']
  const { label, path } = FIRST_STEPS[shownTier]
  return { title, lead, actionLabel: label, actionPath: path }
}
