import type { SitePage } from '#core/site/site-page.ts'

/** The two public ways in, kept apart so that their scripts bring no other page's words along. */
export const ACCOUNT_PAGES = {
  signIn: {
    path: '/auth',
    title: 'Sign in',
    description:
      'Sign in to your Brandhearth workspace with your password, an email link, Google or a passkey.',
  },
  signUp: {
    path: '/signup',
    title: 'Start your 7-day free trial',
    description:
      'Create a Brandhearth account. Free for 7 days, no card needed, cancel any time. Define your brand and write posts that sound like you.',
  },
} as const satisfies Record<string, SitePage>
