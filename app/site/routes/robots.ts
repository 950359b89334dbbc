import { services } from '#app/platform/http/services.ts'

/** What machines may read: the public pages, and nothing behind a form, a link or a sign-in. */
export function loader() {
  const lines = [
    'User-agent: *',
    ...['/app/', '/auth/', '/onboarding', '/newsletter', '/brand-clarity-quiz/result/', '/shared/'].map(
      path => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${services().config.appUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
