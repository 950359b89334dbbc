import { Pagination } from '../primitives/navigation/pagination.tsx'
import { Tabs } from '../primitives/navigation/tabs.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { Avatar } from '../primitives/surface/avatar.tsx'
import { Card } from '../primitives/surface/card.tsx'
import { DataTable } from '../primitives/surface/data-table.tsx'
import { Kbd } from '../primitives/surface/kbd.tsx'
import { Panel } from '../primitives/surface/panel.tsx'

const posts = [
  { title: 'The email that changed March', platform: 'LinkedIn', score: 84 },
  { title: 'Why I stopped discounting', platform: 'Instagram', score: 71 },
]

/** Sheets, tables and ways from one page to the next. */
export function Surfaces() {
  return (
    <>
      <Panel
        eyebrow="This week"
        title="Two posts, one story"
        description="What you’re publishing, and the story it came from."
        actions={<TextLink to="#all">See all</TextLink>}
      >
        <DataTable
          caption="Posts of this week"
          captionHidden
          columns={[
            { key: 'title', label: 'Post', cell: post => post.title },
            { key: 'platform', label: 'Platform', cell: post => post.platform },
            { key: 'score', label: 'Score', numeric: true, cell: post => post.score },
          ]}
          rows={posts}
          rowKey={post => post.title}
        />
        <Pagination label="posts" page={2} pageCount={5} hrefOf={page => `#${page}`} />
      </Panel>
      <Card look="ember">
        <p className="text-sm font-semibold text-ember-strong">Next best action</p>
        <p className="mt-1 font-display text-2xl">Turn Tuesday’s story into a post</p>
        <p className="mt-1 text-ink-soft">You have 3 stories and nothing scheduled after Thursday.</p>
      </Card>
      <Card look="flat" className="flex items-center gap-3">
        <Avatar name="Maya Okonkwo" />
        <p>
          Maya Okonkwo <span className="text-ink-soft">presses</span> <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
        </p>
      </Card>
      <Tabs
        label="Content"
        tabs={[
          { label: 'Plan', to: '#plan', current: true },
          { label: 'Create', to: '#create' },
          { label: 'Publish', to: '#publish', count: 3 },
        ]}
      />
    </>
  )
}
