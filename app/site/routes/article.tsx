import { data } from 'react-router'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { articles } from '#app/site/copy/articles.ts'
import { ArticlePage } from '#app/site/ui/articles/article-page.tsx'
import { articleData } from '#app/site/ui/frame/structured-data.ts'
import type { Route } from './+types/article'

const articleOf = (slug: string) => articles().find(article => article.slug === slug)

export function meta({ params, matches }: Route.MetaArgs) {
  const article = articleOf(params.slug)
  if (!article) return [{ title: 'Page Not Found · Brandhearth' }]
  const origin = originOf(matches)
  const page = {
    path: `/insights/${article.slug}`,
    title: article.title,
    description: article.summary,
  }
  return pageMeta(page, origin, [articleData(origin, article)])
}

export function loader({ params }: Route.LoaderArgs) {
  if (!articleOf(params.slug)) throw notFound()
  return data(null)
}

export default function ArticleRoute({ params }: Route.ComponentProps) {
  const all = articles()
  const at = all.findIndex(article => article.slug === params.slug)
  const article = all[at]
  return article ? <ArticlePage article={article} next={all[(at + 1) % all.length]} /> : null
}
