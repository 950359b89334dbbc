import { FORM_PAGES, SITE_PAGES } from './pages.ts'

const link = (label: string, to: string) => ({ label, to })

const PRICING = link('Pricing', SITE_PAGES.pricing.path)

/** The header of the public pages. */
export const SITE_LINKS = {
  main: [
    link('Features', '/#features'),
    PRICING,
    link('Resources', SITE_PAGES.insights.path),
    link('Contact', FORM_PAGES.contact.path),
  ],
  signIn: link('Sign In', '/auth'),
  signUp: link('Sign Up', '/signup'),
  footer: [
    {
      title: 'Product',
      links: [
        link('Features', '/#features'),
        PRICING,
        link('Score a post', FORM_PAGES.tryScore.path),
        link('Brand Clarity Quiz', FORM_PAGES.quiz.path),
        link('Brand Compass', FORM_PAGES.compass.path),
      ],
    },
    {
      title: 'Company',
      links: [
        link('About', SITE_PAGES.about.path),
        link('Services', SITE_PAGES.services.path),
        link('Insights', SITE_PAGES.insights.path),
        link('Contact', FORM_PAGES.contact.path),
        // By its path: what live-pages.ts says of it is not for the scripts of other pages.
        link('Service status', '/status'),
      ],
    },
    {
      title: 'Legal',
      links: [
        link('Privacy', SITE_PAGES.privacy.path),
        link('Cookies', SITE_PAGES.cookies.path),
        link('Terms', SITE_PAGES.terms.path),
        link('Refunds', SITE_PAGES.refunds.path),
        link('Acceptable use', SITE_PAGES.acceptableUse.path),
      ],
    },
  ],
} as const

/** The header's links on one page: the landing page has the prices itself, one screen less away. */
export function mainLinks(currentPath: string) {
  return SITE_LINKS.main.map(each =>
    each === PRICING && currentPath === SITE_PAGES.home.path ? link(each.label, '#pricing') : each,
  )
}
