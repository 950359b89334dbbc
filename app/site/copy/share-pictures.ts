/** What stands on the picture of a page when it is shared. */
export interface SharePicture {
  /** What kind of page it is, in two words at most. */
  readonly kind: string
  readonly title: string
  readonly line: string
}

const picture = (kind: string, title: string, line: string): SharePicture => ({ kind, title, line })

/** The pictures of all public pages by address; those of articles are made from the articles themselves. */
export const SHARE_PICTURES: Readonly<Record<string, SharePicture>> = {
  '/': picture(
    'For founders',
    'Sound like yourself, every time you post.',
    'Brand, stories and posts in one calm place',
  ),
  '/pricing': picture(
    'Pricing',
    'Plans that grow with your brand',
    'From £15 a month. Seven days free, no card',
  ),
  '/about': picture(
    'About us',
    'Made for people who would rather be understood than loud',
    'Why we make Brandhearth, and how',
  ),
  '/services': picture(
    'Services',
    'Some of it you need not do alone',
    'Branding, strategy, content, social media',
  ),
  '/our-services': picture('Services', 'How we work with you', 'From the first call to the last hand-over'),
  '/content-creation-services': picture(
    'Services',
    'Your stories, written in your voice',
    'Content creation: posts, newsletters, articles',
  ),
  '/socialmediamanagement': picture(
    'Services',
    'Two channels, kept well',
    'Social media management, with a plain report each month',
  ),
  '/social-media-strategy': picture(
    'Services',
    'A social media plan on one page',
    'Your people, your subject, a rhythm you can keep',
  ),
  '/branding': picture(
    'Services',
    'Find the heart of your brand',
    'Purpose, values, voice and promise, written down',
  ),
  '/insights': picture(
    'Insights',
    'For people who would rather write less and mean it',
    'Useful, unhurried articles for founders',
  ),
  '/privacy': picture('Legal', 'Privacy policy', 'What we keep, why, and how to have it deleted'),
  '/cookies': picture('Legal', 'Cookie policy', 'No advertising, no tracking, nothing from anyone else'),
  '/terms': picture('Legal', 'Terms of service', 'What you pay, how to cancel, your rights and ours'),
  '/refund-policy': picture('Legal', 'Refund policy', 'Fourteen days to change your mind'),
  '/acceptable-use': picture(
    'Legal',
    'Acceptable use policy',
    'What Brandhearth may not be used for, and what we do about it',
  ),
  '/contact': picture('Contact', 'Ask us anything', 'A person answers, usually within one working day'),
  '/brand-compass': picture(
    'Brand Compass',
    'Which way is your brand facing?',
    'Five questions, read by a person. A reply within 24 hours',
  ),
  '/brand-clarity-quiz': picture(
    'Free quiz',
    'How clear is your brand?',
    'Ten questions, three minutes, a score out of 100',
  ),
  '/auth': picture('Your workspace', 'Welcome back to the hearth', 'Sign in to Brandhearth'),
  '/signup': picture('Free trial', 'Seven days to sound like yourself', 'No card required, cancel any time'),
}
