import { ACCOUNT_PAGES } from '#app/identity/copy/account-pages.ts'
import { services } from '#app/platform/http/services.ts'
import { articles } from '#app/site/copy/articles.ts'
import { LIVE_PAGES } from '#app/site/copy/live-pages.ts'
import { FORM_PAGES, SITE_PAGES } from '#app/site/copy/pages.ts'
import type { SitePage } from '#core/site/site-page.ts'

/** Every public page once, by the address that counts. */
export function loader() {
  const origin = services().config.appUrl
  const pages = [SITE_PAGES, FORM_PAGES, LIVE_PAGES, ACCOUNT_PAGES]
    .flatMap(group => Object.values<SitePage>(group))
    .filter(page => !page.canonical)
    .map(page => `  <url><loc>${origin}${page.path}</loc></url>`)
  const texts = articles().map(
    ({ slug, date }) => `  <url><loc>${origin}/insights/${slug}</loc><lastmod>${date}</lastmod></url>`,
  )
  const body = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...texts].join('\n')}
</urlset>
`
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
