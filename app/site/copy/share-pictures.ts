/** What the picture of a page says when it is shared. */
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
    'Write posts that sound like you',
    'Your brand, stories and posts in one workspace',
  ),
  '/pricing': picture(
    'Pricing',
    'Plans that grow with your brand',
    'From £15 a month, billed annually. Free for 7 days',
  ),
  '/about': picture(
    'About us',
    'Marketing for people who don’t like shouting',
    'Why we make Brandhearth, and how',
  ),
  '/status': picture('Status', 'Is it us?', 'How the service does now and did over 30 days'),
  '/services': picture('Services', 'Get help from our team', 'Branding, strategy, content, social media'),
  '/our-services': picture('Services', 'How we work with you', 'From first call to handover'),
  '/content-creation-services': picture(
    'Services',
    'Your stories, written in your voice',
    'Content creation: posts, newsletters, articles',
  ),
  '/socialmediamanagement': picture(
    'Services',
    'Two channels, done well',
    'Social media management with a monthly report',
  ),
  '/social-media-strategy': picture(
    'Services',
    'A social media plan on one page',
    'Your audience, your subjects and a rhythm you can keep up',
  ),
  '/branding': picture(
    'Services',
    'Find the heart of your brand',
    'Purpose, values, voice and promise, written down',
  ),
  '/insights': picture(
    'Insights',
    'Practical marketing advice for founders',
    'Articles on brand voice, stories and content',
  ),
  '/privacy': picture('Legal', 'Privacy policy', 'What we store, why, and how to have it deleted'),
  '/cookies': picture('Legal', 'Cookie policy', 'No advertising, no tracking and no third parties'),
  '/terms': picture('Legal', 'Terms of service', 'What you pay, how to cancel, your rights and ours'),
  '/refund-policy': picture('Legal', 'Refund policy', '14 days to change your mind'),
  '/acceptable-use': picture(
    'Legal',
    'Acceptable use policy',
    'What you may not use Brandhearth for, and what we do about it',
  ),
  '/contact': picture('Contact', 'Ask us anything', 'We aim to reply within one working day'),
  '/brand-compass': picture(
    'Brand Compass',
    'Which way is your brand facing?',
    'Three questions, and a reply from our team within 24 hours',
  ),
  '/brand-clarity-quiz': picture(
    'Free quiz',
    'How clear is your brand?',
    '10 questions, 3 minutes and a score out of 100',
  ),
  '/try': picture(
    'Try it',
    'Does this post sound like you?',
    'Three sentences, one post and a score with its reasons',
  ),
  '/auth': picture('Your workspace', 'Welcome back', 'Sign in to Brandhearth'),
  '/signup': picture('Free trial', 'Try Brandhearth free for 7 days', 'No card needed. Cancel any time'),
}
