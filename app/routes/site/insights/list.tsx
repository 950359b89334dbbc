import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { ArticleList } from '#app/ui/site/articles/article-list.tsx'
import { ARTICLES } from '#app/ui/site/articles/articles.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import type { Route } from './+types/list'

export const links: Route.LinksFunction = () => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    href: '/insights/feed.xml',
    title: 'Brandhearth: insights for founders',
  },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(SITE_PAGES.insights, originOf(matches))
}

export default function InsightsRoute() {
  return <ArticleList articles={ARTICLES} />
}
