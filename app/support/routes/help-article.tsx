import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { HelpArticlePage } from '#app/support/ui/help-article-page.tsx'
import { helpArticles } from '#app/support/ui/help-articles.ts'
import type { Route } from './+types/help-article'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.title ?? 'Help'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await workspaceContext(request, context)
  const article = helpArticles().find(({ slug }) => slug === params.slug)
  if (!article) throw notFound()
  const others = helpArticles().filter(({ slug }) => slug !== article.slug)
  return {
    title: article.title,
    summary: article.summary,
    blocks: article.blocks,
    others: others.map(({ slug, title }) => ({ slug, title })),
  }
}

export default function HelpArticleRoute({ loaderData }: Route.ComponentProps) {
  return <HelpArticlePage {...loaderData} />
}
