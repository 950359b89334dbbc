import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { useNewsRead } from '#app/support/client/use-news-read.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Release } from '#core/support/changelog.ts'

export interface WhatsNewPageProps {
  /** The newest first, with those of their changes that are on this page. */
  readonly releases: readonly Release[]
  readonly page: number
  readonly pages: number
  readonly hasNews: boolean
}

/** What changed for those who use the product. With scripts the newest counts as seen once it is shown. */
export function WhatsNewPage({ releases, page, pages, hasNews }: WhatsNewPageProps) {
  const isHydrated = useHydrated()
  // Stays “New” while it is read, although the server knows by then that it was.
  const [isNew] = useState(hasNews)
  useNewsRead(hasNews && page === 1)
  return (
    <div className="grid gap-6">
      <PageHeading
        eyebrow={<TextLink to="/app/support">Support</TextLink>}
        title="What’s new"
        description="What we’ve added and changed, newest first."
      />
      {releases.map((release, at) => {
        const isNewest = page === 1 && at === 0
        return (
          <Panel
            key={release.version}
            title={releaseName(release)}
            actions={isNewest && isNew ? <Badge tone="ember">New</Badge> : null}
          >
            <ReleaseText release={release} />
            {isNewest && hasNews && !isHydrated ? (
              <Form method="post">
                <Button>Mark as read</Button>
              </Form>
            ) : null}
          </Panel>
        )
      })}
      <Pagination
        page={page}
        pageCount={pages}
        label="changes"
        hrefOf={next => `/app/support/whats-new${listQuery({ page: next })}`}
      />
    </div>
  )
}

function ReleaseText({ release }: { release: Release }) {
  return (
    <div className="grid gap-6">
      {release.groups.map(({ title, items }) => (
        <section key={title} className="grid gap-2">
          <h3 className="font-text font-semibold">{title}</h3>
          <Markdown blocks={[{ kind: 'list', ordered: false, start: 1, items }]} />
        </section>
      ))}
    </div>
  )
}

/** 26 November 2026 (0.2.0) */
const releaseName = ({ version, day }: Release) =>
  `${formatDate(new Date(`${day}T12:00:00Z`), 'UTC')} (version ${version})`
