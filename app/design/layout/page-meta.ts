import type { MetaDescriptor } from 'react-router'
import { sharePictureName } from '#app/design/layout/share-picture-name.ts'
import type { SitePage } from '#core/site/site-page.ts'

/** What a shared or found page says about itself. `origin` is the site's address without a slash at the end. */
export function pageMeta(
  page: SitePage,
  origin: string,
  structured: readonly object[] = [],
): MetaDescriptor[] {
  const title = `${page.title} · Brandhearth`
  const path = page.canonical ?? page.path
  const address = `${origin}${path}`
  const picture = `${origin}/og/${sharePictureName(path)}.png`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Brandhearth' },
    { property: 'og:type', content: page.path.startsWith('/insights/') ? 'article' : 'website' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${page.title}: Brandhearth` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map(data => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The site's address as the frame's loader gave it, found among the matches that `meta` is handed. */
export function originOf(matches: readonly unknown[]): string {
  for (const match of matches) {
    const data: unknown = typeof match === 'object' && match ? Reflect.get(match, 'loaderData') : null
    const origin: unknown = typeof data === 'object' && data ? Reflect.get(data, 'origin') : null
    if (typeof origin === 'string') return origin
  }
  return ''
}
