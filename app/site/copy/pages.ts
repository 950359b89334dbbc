import type { SitePage } from '#core/site/site-page.ts'

const page = (path: string, title: string, description: string): SitePage => ({ path, title, description })

const HOME_TITLE = 'Brand marketing that sounds like you'
const HOME_DESCRIPTION =
  'Brandhearth helps founders define their brand, save their stories and write posts that sound like them. Free quiz, 7-day trial, plans from £15 a month.'

/** Every public page that is words alone: sent without framework scripts, the same to every visitor. */
export const SITE_PAGES = {
  home: page('/', HOME_TITLE, HOME_DESCRIPTION),
  landing: { ...page('/landing', HOME_TITLE, HOME_DESCRIPTION), canonical: '/' },
  pricing: page(
    '/pricing',
    'Pricing',
    'Three plans for founders, growing businesses and small teams, from £15 a month billed annually. Free for 7 days, no card needed, cancel any time.',
  ),
  about: page(
    '/about',
    'About us',
    'Why we make Brandhearth, how we work, and what we’ll never do with what you write.',
  ),
  services: page(
    '/services',
    'Services',
    'Get help with branding, strategy, content and social media from our team.',
  ),
  ourServices: page(
    '/our-services',
    'How we work with you',
    'What working with us looks like from first call to handover, how we charge, and what we don’t do.',
  ),
  contentCreation: page(
    '/content-creation-services',
    'Content creation services',
    'Posts, newsletters and articles written from your own stories, in your own voice, checked against your brand foundation.',
  ),
  socialMediaManagement: page(
    '/socialmediamanagement',
    'Social media management',
    'We plan, publish and reply for you on the two channels that matter, and report on the results every month.',
  ),
  socialMediaStrategy: page(
    '/social-media-strategy',
    'Social media strategy',
    'A one-page plan: where your audience is, what to be known for, a rhythm you can keep up and one number to track.',
  ),
  branding: page(
    '/branding',
    'Branding',
    'Define your brand with a strategist: purpose, values, voice and promise, written down so you can use them.',
  ),
  insights: page(
    '/insights',
    'Insights for founders',
    'Practical articles about brand voice, stories, content and offers for people who run their own business.',
  ),
  privacy: page(
    '/privacy',
    'Privacy policy',
    'What we collect and why, our legal basis, who sees it, how long we keep it, and how to have it deleted.',
  ),
  cookies: page(
    '/cookies',
    'Cookie policy',
    'Every cookie we set, what it’s for and how long it lasts. No advertising, no tracking and no third parties.',
  ),
  terms: page(
    '/terms',
    'Terms of service',
    'The agreement between you and us: the trial, what you pay, how to cancel, your rights and ours, in plain English.',
  ),
  refunds: page(
    '/refund-policy',
    'Refund policy',
    'You have 14 days to change your mind. What happens when you cancel, and how to ask for a refund.',
  ),
  acceptableUse: page(
    '/acceptable-use',
    'Acceptable use policy',
    'What you may not use Brandhearth for, how to report a problem, and what we do about it.',
  ),
} as const satisfies Record<string, SitePage>

/** Public pages with a form of their own, which are rendered for each visitor. */
export const FORM_PAGES = {
  contact: page(
    '/contact',
    'Contact',
    'Ask us about the product, a plan, a service or your data. We aim to reply within one working day.',
  ),
  compass: page(
    '/brand-compass',
    'Brand Compass',
    'Three questions about your brand’s purpose, origin and audience. Our team replies within 24 hours. Free.',
  ),
  tryScore: page(
    '/try',
    'Score a post',
    'Paste three sentences about your business and one post. See how closely it matches, with the words that counted. No account, nothing kept.',
  ),
  quiz: page(
    '/brand-clarity-quiz',
    'Brand Clarity Quiz',
    'Answer 10 questions in about 3 minutes. Get a brand clarity score out of 100 and one thing to work on first. Free.',
  ),
} as const satisfies Record<string, SitePage>
