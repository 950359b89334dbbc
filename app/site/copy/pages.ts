import type { SitePage } from '#core/site/site-page.ts'

const page = (path: string, title: string, description: string): SitePage => ({ path, title, description })

const HOME_TITLE = 'Brand marketing that sounds like you'
const HOME_DESCRIPTION =
  'Brandhearth helps founders find their brand, keep their stories and write posts that sound like them. Free quiz, 7-day trial, plans from £15 a month.'

/** Every public page that is words alone: sent without framework scripts, the same to every visitor. */
export const SITE_PAGES = {
  home: page('/', HOME_TITLE, HOME_DESCRIPTION),
  landing: { ...page('/landing', HOME_TITLE, HOME_DESCRIPTION), canonical: '/' },
  pricing: page(
    '/pricing',
    'Pricing',
    'Three plans for founders, growing businesses and agencies, from £15 a month. Seven days free, no card needed, cancel any time.',
  ),
  about: page(
    '/about',
    'About us',
    'Why we make Brandhearth, how we work, and what we will never do with what you write.',
  ),
  services: page(
    '/services',
    'Services',
    'Help from people, for the parts of your brand you would rather not do alone: branding, strategy, content and social media.',
  ),
  ourServices: page(
    '/our-services',
    'How we work with you',
    'What working with us looks like from the first call to the last hand-over, what it costs, and what we do not do.',
  ),
  contentCreation: page(
    '/content-creation-services',
    'Content creation services',
    'Posts, newsletters and articles written from your own stories, in your own voice, checked against your brand foundation.',
  ),
  socialMediaManagement: page(
    '/socialmediamanagement',
    'Social media management',
    'We plan, publish and answer for you on the two channels that matter, and show you every month what came of it.',
  ),
  socialMediaStrategy: page(
    '/social-media-strategy',
    'Social media strategy',
    'A plan on one page: where your people are, what you are known for, a rhythm you can keep and one number to watch.',
  ),
  branding: page(
    '/branding',
    'Branding',
    'Find the heart of your brand with a strategist: purpose, values, voice and promise, written down so that you can use them.',
  ),
  insights: page(
    '/insights',
    'Insights for founders',
    'Useful, unhurried articles about brand voice, stories, content and offers for people who run a business of their own.',
  ),
  privacy: page(
    '/privacy',
    'Privacy policy',
    'What we collect, why, on which legal basis, who sees it, how long we keep it, and how to have it deleted.',
  ),
  cookies: page(
    '/cookies',
    'Cookie policy',
    'Every cookie we set, what it is for and how long it lasts. No advertising, no tracking, nothing from anyone else.',
  ),
  terms: page(
    '/terms',
    'Terms of service',
    'The agreement between you and us: the trial, what you pay, how to cancel, your rights and ours, in plain English.',
  ),
  refunds: page(
    '/refund-policy',
    'Refund policy',
    'Fourteen days to change your mind, what happens when you cancel, and how to ask for money back.',
  ),
  acceptableUse: page(
    '/acceptable-use',
    'Acceptable use policy',
    'What Brandhearth may not be used for, how to report something, and what we do about it.',
  ),
} as const satisfies Record<string, SitePage>

/** Public pages with a form of their own, which are made afresh for each visitor. */
export const FORM_PAGES = {
  contact: page(
    '/contact',
    'Contact',
    'Ask us anything: about the product, a plan, a service or your data. A person answers, usually within one working day.',
  ),
  compass: page(
    '/brand-compass',
    'Brand Compass',
    'Five questions about your brand’s purpose, origin and audience. A person reads them and replies within 24 hours. Free.',
  ),
  quiz: page(
    '/brand-clarity-quiz',
    'Brand Clarity Quiz',
    'Ten questions, about three minutes: find out how clear your brand is out of 100, and what to work on first. Free.',
  ),
} as const satisfies Record<string, SitePage>
