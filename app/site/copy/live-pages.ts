import type { SitePage } from '#core/site/site-page.ts'

/** Public pages that tell of this minute, so that nothing on the way may keep them. */
export const LIVE_PAGES = {
  status: {
    path: '/status',
    title: 'Service status',
    description:
      'Whether the app, email, scheduled posts and payments work right now, and how they did over the last 30 days. Measured every minute.',
  },
} as const satisfies Record<string, SitePage>
