import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { Block } from '#core/shared/markdown/blocks.ts'

export interface HelpArticlePageProps {
  readonly title: string
  readonly summary: string
  readonly blocks: readonly Block[]
  readonly others: readonly { slug: string; title: string }[]
}

/** One help article, and where to go from it. */
export function HelpArticlePage({ title, summary, blocks, others }: HelpArticlePageProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <article>
        <PageHeading
          eyebrow={<TextLink to="/app/support">Support</TextLink>}
          title={title}
          description={summary}
        />
        <Markdown blocks={blocks} />
      </article>
      <aside className="grid content-start gap-6">
        <Panel title="More help">
          <ul className="grid gap-2">
            {others.map(({ slug, title: other }) => (
              <li key={slug}>
                <TextLink to={`/app/support/help/${slug}`}>{other}</TextLink>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink to="/app/support#ask" size="sm">
              Ask us
            </ButtonLink>
          </div>
        </Panel>
      </aside>
    </div>
  )
}
